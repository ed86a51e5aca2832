import { expect, waitFor } from 'storybook/test';
import type { How } from '../../tools/demo-shop/behaviours.ts';

/** The shop of a story runs in the page and may need a moment. */
export const PATIENT = { timeout: 10_000 };

/** Kinds of buttons, in every language of the toolbar. */
export const MORE = /^(Eén meer|Anzahl erhöhen|One more)/;
export const REMOVE = /^Remove |(verwijderen|entfernen)$/;
export const RETRY = /^(Opnieuw proberen|Erneut versuchen|Try again)$/;
export const ADD = /^(.+ (toevoegen|hinzufügen)|Add .+)$/;

interface Played {
  canvasElement: HTMLElement;
}

/** Waits until the widget has rendered, or failed if the story expects it. */
async function becomes(canvasElement: HTMLElement, state: 'ready' | 'failed'): Promise<void> {
  const element = await waitFor(() => {
    const mounted = canvasElement.querySelector<HTMLElement>('[data-widget]');
    if (!mounted) throw new Error('The widget is not there yet.');
    return mounted;
  }, PATIENT);
  await waitFor(() => expect(element.dataset['widgetState']).toBe(state), PATIENT);
}

export const isReady = ({ canvasElement }: Played) => becomes(canvasElement, 'ready');
export const hasFailed = ({ canvasElement }: Played) => becomes(canvasElement, 'failed');

/** A template for each of these slots, with its name and a field. */
export function templatesFor(...slots: readonly string[]): string {
  const content = (slot: string) => `<p>${slot} <input aria-label="${slot}"></p>`;
  return slots.map((slot) => `<template data-slot="${slot}">${content(slot)}</template>`).join('');
}

/** Waits until the content of a slot is visible. */
export async function showsSlot(slot: string, { canvasElement }: Played): Promise<void> {
  await waitFor(() => {
    const place = canvasElement.querySelector(`.sw-slot[data-slot="${slot}"]`);
    return expect(place?.querySelector('input') ?? null).toBeVisible();
  }, PATIENT);
}

/** Makes a call of this story fail from now on. */
export async function misbehave(call: string, how: How): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/demo/behaviour', { method: 'POST', headers, body: JSON.stringify({ call, how }) });
}

/** Answers the next request for this path with this JSON, instead of the shop. */
export function answer(path: string, json: unknown): void {
  const { fetch: shopFetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname !== path) return shopFetch(input, init);
    window.fetch = shopFetch;
    return Response.json(json);
  };
}
