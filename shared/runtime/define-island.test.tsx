// @vitest-environment happy-dom
import { findByText, queryByText, waitFor } from '@testing-library/dom';
import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openPage } from '../../tests/support/open-page.ts';
import { defineIsland } from './define-island.tsx';

const HTML = '<div data-widget="lamp"><p>Van de winkel</p></div>';
const breaks = signal(false);

function Lamp() {
  useSignals();
  if (breaks.value) throw new Error('The lamp broke.');
  return <p>Brandt</p>;
}

const lamp = (model: () => object = () => ({})) =>
  defineIsland({ name: 'lamp', inputs: z.object({ watt: z.optional(z.number()) }), load: 'eager', model, View: Lamp });

beforeEach(() => {
  breaks.value = false;
});

test.each([
  { html: 'nl-NL', named: '' },
  { html: 'de', named: 'nl' },
  { html: '', named: 'nl' },
])('on a page in "$html" a Dutch widget names its language "$named"', async ({ html, named }) => {
  document.documentElement.lang = html;
  onTestFinished(() => document.documentElement.removeAttribute('lang'));
  const page = await openPage();
  const { element } = page.mount(lamp(), HTML);
  await findByText(element, 'Brandt');
  expect(element.querySelector<HTMLElement>('.sw-root')!.lang).toBe(named);
});

describe('an island that fails restores the shop’s HTML', () => {
  test('at its first render', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    breaks.value = true;
    const page = await openPage();
    const { element, states } = page.mount(lamp(), HTML);
    await waitFor(() => expect(states).toEqual(['failed']));
    expect(element.outerHTML).toBe(HTML);
    expect(consoleError).toHaveBeenCalledOnce();
  });

  test('at a later render', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPage();
    const { element, states } = page.mount(lamp(), HTML);
    await waitFor(() => expect(states).toEqual(['ready']));
    expect(queryByText(element, 'Brandt')).not.toBeNull();
    expect(queryByText(element, 'Van de winkel')).toBeNull();
    breaks.value = true;
    await waitFor(() => expect(states).toEqual(['ready', 'failed']));
    expect(element.outerHTML).toBe(HTML);
  });

  test('when its model throws', async () => {
    const page = await openPage();
    const broken = lamp(() => {
      throw new Error('No power.');
    });
    expect(() => page.mount(broken, HTML)).toThrow('No power.');
    expect(document.querySelector('[data-widget]')!.outerHTML).toBe(HTML);
  });

  test('when its start throws anything but a failed call', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPage();
    const { element, states } = page.mount(
      lamp(() => ({ start: () => Promise.reject(new TypeError('Oops')) })),
      HTML,
    );
    await waitFor(() => expect(states).toEqual(['failed']));
    expect(element.outerHTML).toBe(HTML);
  });
});

test('wrong inputs leave the shop’s HTML, and the report names the attribute', async () => {
  const page = await openPage();
  const { element, states, templateErrors } = page.mount(lamp(), HTML.replace('>', ' data-watt="bright">'));
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([{ attribute: 'data-watt', expected: 'number', found: 'bright' }]);
  expect(queryByText(element, 'Van de winkel')).not.toBeNull();
});

test('an island without a first call is ready when it has rendered', async () => {
  const page = await openPage();
  const { element, states } = page.mount(lamp(), '<div data-widget="lamp"></div>');
  await waitFor(() => expect(states).toEqual(['ready']));
  expect(queryByText(element, 'Brandt')).not.toBeNull();
});

test('a focus in the shop’s HTML moves to the widget', async () => {
  const page = await openPage();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const island = lamp(() => ({ start: () => begun }));
  const { element } = page.mount(island, '<div data-widget="lamp"><a href="/lamp">Van de winkel</a></div>');
  element.querySelector('a')!.focus();
  begin();
  await findByText(element, 'Brandt');
  expect(element.contains(document.activeElement)).toBe(true);
});

test('two islands of one widget share no ids', async () => {
  const page = await openPage();
  const first = page.mount(lamp(), HTML);
  const second = page.mount(lamp(), HTML);
  await findByText(first.element, 'Brandt');
  await findByText(second.element, 'Brandt');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
