import type { Events } from './events.ts';

export type { Commands, Events, Facts } from './events.ts';

/** Every event, by its name on `document`. */
export type PageEvents = { [Name in keyof Events as `shop:${Name}`]: CustomEvent<Events[Name]> };

declare global {
  interface DocumentEventMap extends PageEvents {}
}

/** A call of the page, which the loader takes from the queue. */
type QueuedCall = readonly [method: 'emit' | 'on', name: string, argument: unknown];
interface Page {
  /** An array of queued calls until the engine starts. The engine runs calls at once. */
  shopWidgets?: { push(call: QueuedCall): unknown };
}

function push(...call: QueuedCall): void {
  const page = globalThis as Page;
  // An element with this id is a property of the window, too.
  if (typeof page.shopWidgets?.push !== 'function') page.shopWidgets = [] as QueuedCall[];
  page.shopWidgets.push(call);
}

/** Publishes a fact or sends a command, as `shop:<name>` on `document`. It waits until the loader has started. */
export function emit<Name extends keyof Events>(
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
