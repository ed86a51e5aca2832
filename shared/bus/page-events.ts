import type { CommandError } from './command-error.ts';
import type { Answers } from './answers.ts';
import type { Commands, Emitted, Events } from './events.ts';

export type { CommandErrorReason } from './command-error.ts';
export type { Answers } from './answers.ts';
export type { Commands, Events, Facts } from './events.ts';
export type { CommandError };

/** Every event, by its name on `document`. */
export type PageEvents = { [Name in keyof Events as `shop:${Name}`]: CustomEvent<Events[Name]> };

declare global {
  interface DocumentEventMap extends PageEvents {}
}

/** A call of the page, which the loader takes from its inbox. */
type Call = readonly [method: 'emit' | 'on' | 'send' | 'ready' | 'inspect', ...args: unknown[]];
interface Page {
  /** An array of calls until the engine starts. The engine runs calls at once. */
  shopWidgets?: { push(call: Call): unknown };
}

function push(...call: Call): void {
  const page = globalThis as Page;
  // An element with id="shopWidgets" is readable as window.shopWidgets too.
  if (typeof page.shopWidgets?.push !== 'function') page.shopWidgets = [] as Call[];
  page.shopWidgets.push(call);
}

/** Publishes a fact or sends a command, as `shop:<name>` on `document`. It waits until the loader has started. */
export function emit<Name extends Emitted>(
  name: Name,
  ...[detail]: undefined extends Events[Name] ? [detail?: Events[Name]] : [detail: Events[Name]]
): void {
  push('emit', name, detail);
}

/** Subscribes to an event. The listener gets the latest sticky fact at once. Returns a function that unsubscribes. */
export function on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void {
  let isSubscribed = true;
  push('on', name, (detail: Events[Name]) => isSubscribed && listener(detail));
  return () => {
    isSubscribed = false;
  };
}

export interface SendOptions {
  /** Milliseconds until the promise rejects, by default 30,000. */
  readonly timeout?: number;
}

/** Sends a command, and resolves with what its handler answers. Rejects with a `CommandError`. */
export function send<Name extends keyof Commands>(
  name: Name,
  ...[detail, options]: undefined extends Commands[Name]
    ? [detail?: Commands[Name], options?: SendOptions]
    : [detail: Commands[Name], options?: SendOptions]
): Promise<Answers[Name]> {
  return new Promise((resolve) => push('send', name, detail, options, resolve));
}

/** Resolves with the first element of this widget that is ready, now or later. */
export function ready(widget: string): Promise<HTMLElement> {
  return new Promise((resolve) => push('ready', widget, resolve));
}

/** Opens a panel in the page: widgets, events, calls, files and what the doctor finds. Resolves when it is open. */
export function inspect(): Promise<void> {
  return new Promise((resolve) => push('inspect', resolve));
}
