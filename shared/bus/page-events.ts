import type { Events } from './events.ts';

export type { Commands, Events, Facts } from './events.ts';

/** Every event under the name that it has on `document`. */
export type PageEvents = { [Name in keyof Events as `shop:${Name}`]: CustomEvent<Events[Name]> };

declare global {
  interface DocumentEventMap extends PageEvents {}
}

/** What a page asks of the loader, which may not be there yet. */
type Wish = readonly [what: 'emit' | 'on', name: string, given: unknown];
interface Page {
  /** A list of wishes until the loader is there, which then takes them itself. */
  shopWidgets?: { push(wish: Wish): unknown };
}

function wish(...wanted: Wish): void {
  const page = globalThis as Page;
  // An element with this id is a property of the window, too.
  if (typeof page.shopWidgets?.push !== 'function') page.shopWidgets = [] as Wish[];
  page.shopWidgets.push(wanted);
}

/** Tells a fact or asks for something, as `shop:<name>` on `document`; before the loader is there, it waits for it. */
export function emit<Name extends keyof Events>(
  name: Name,
  ...[detail]: undefined extends Events[Name] ? [detail?: Events[Name]] : [detail: Events[Name]]
): void {
  wish('emit', name, detail);
}

/** Hears an event; a sticky fact that was told before is heard at once. Answers how to stop. */
export function on<Name extends keyof Events>(name: Name, hear: (detail: Events[Name]) => void): () => void {
  let isHearing = true;
  wish('on', name, (detail: Events[Name]) => isHearing && hear(detail));
  return () => {
    isHearing = false;
  };
}
