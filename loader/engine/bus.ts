import type { Bus } from '../../shared/bus/bus.ts';
import { page, told } from './loader-context.ts';
import { facts } from './sticky-facts.ts';
import { openTabs } from './tabs.ts';

/**
 * Every event of the page is a `CustomEvent` on `document`, whoever sends it: a widget, the queue, another tab,
 * or a script of the shop that knows nothing but the DOM.
 */

type Hear = (detail: never) => void;

/** Runs code that is not the loader's: what it throws is reported and goes no further. */
export function safely<Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args): void {
  try {
    run(...args);
  } catch (error) {
    console.error(error);
  }
}

export function emit(name: string, detail?: unknown): void {
  page.dispatchEvent(new CustomEvent(`shop:${name}`, { detail }));
}

export function listen(name: string, hear: Hear, target: EventTarget = page): () => void {
  const listener = (event: Event) => safely(hear, (event as CustomEvent<never>).detail);
  // The window hears on the way down, before everybody on the document.
  target.addEventListener(`shop:${name}`, listener, target === window);
  return () => target.removeEventListener(`shop:${name}`, listener);
}

/** A sticky fact is heard as it was checked, and not at all when it is none; any other event as it was sent. */
export function on(name: string, hear: Hear): () => void {
  const read = facts.get(name);
  const stop = listen(
    name,
    read
      ? (detail) => {
          const fact = read(detail);
          if (fact) hear(fact as never);
        }
      : hear,
  );
  if (read && name in told) safely(hear, told[name] as never);
  return stop;
}

/** The event that is being sent comes from another tab, or tells of a change. */
let isFromAfar = false;
let isChange = false;

const isKnown = (name: string, fact: unknown) => name in told && JSON.stringify(told[name]) === JSON.stringify(fact);

/**
 * Publishes a fact. A sticky fact that repeats what is known is not published: two widgets that read the cart when they
 * hear of it would answer each other without end. A change of the cart is always published, also when the count is equal.
 */
function tell(name: string, detail: unknown, isOfChange = false): void {
  if (!isOfChange && isKnown(name, facts.get(name)?.(detail))) return;
  isChange = isOfChange;
  emit(name, detail);
  isChange = false;
}

/** Remembers the sticky facts, and shares them with the other tabs of the shop. */
export function rememberFacts(): void {
  const share = openTabs((name, detail, isOfChange) => {
    const fact = facts.get(name)?.(detail);
    if (!fact) return;
    isFromAfar = true;
    tell(name, fact, isOfChange === true);
    isFromAfar = false;
  });
  for (const [name, read] of facts)
    listen(
      name,
      (detail) => {
        // A listener may publish something else meanwhile.
        const [wasFromAfar, wasChange] = [isFromAfar, isChange];
        isFromAfar = isChange = false;
        const fact = read(detail);
        if (!fact) return;
        const isNews = wasChange || !isKnown(name, fact);
        told[name] = fact;
        if (isNews && !wasFromAfar) share(name, fact, wasChange);
      },
      window,
    );
}

export const last = (name: string): unknown => told[name];

/** The bus as widgets get it. */
export function createBus(handle: (name: string, act: Hear) => () => void): Bus {
  return { publish: tell, sendCommand: emit, on, handle, last } as Bus;
}
