import type { Bus } from '../../shared/bus/bus.ts';
import { context } from './loader-context.ts';
import { stickyFacts } from './sticky-facts.ts';
import { openTabChannel } from './tabs.ts';

/**
 * Every event is a `CustomEvent` on `document`. Widgets, the queue, other tabs and scripts of the shop that only know
 * the DOM send it the same way.
 */

type Listener = (detail: never) => void;

/** Runs code of a widget or the shop. Reports an error instead of throwing it. */
export function runSafely<Args extends unknown[]>(run: (...args: Args) => unknown, ...args: Args): void {
  try {
    run(...args);
  } catch (error) {
    console.error(error);
  }
}

export function emit(name: string, detail?: unknown): void {
  context.page.dispatchEvent(new CustomEvent(`shop:${name}`, { detail }));
}

export function listen(name: string, listener: Listener, target: EventTarget = context.page): () => void {
  const onEvent = (event: Event) => runSafely(listener, (event as CustomEvent<never>).detail);
  // On the window it runs in the capture phase, before all listeners on the document.
  target.addEventListener(`shop:${name}`, onEvent, target === window);
  return () => target.removeEventListener(`shop:${name}`, onEvent);
}

/** The detail of a sticky fact is checked first. An invalid one does not reach the listener. */
export function on(name: string, listener: Listener): () => void {
  const read = stickyFacts.get(name);
  const stop = listen(
    name,
    read
      ? (detail) => {
          const fact = read(detail);
          if (fact) listener(fact as never);
        }
      : listener,
  );
  if (read && name in context.latest) runSafely(listener, context.latest[name] as never);
  return stop;
}

/** Whether the event that is being dispatched comes from another tab, or reports a change. */
let isFromOtherTab = false;
let isChange = false;

const isLatest = (name: string, fact: unknown) =>
  name in context.latest && JSON.stringify(context.latest[name]) === JSON.stringify(fact);

/**
 * Publishes a fact, except a sticky fact that equals the latest one: two widgets that read the cart after each fact would
 * otherwise publish without end. A change of the cart is always published, also when the count stays the same.
 */
function publish(name: string, detail: unknown, asChange = false): void {
  if (!asChange && isLatest(name, stickyFacts.get(name)?.(detail))) return;
  isChange = asChange;
  emit(name, detail);
  isChange = false;
}

/** Stores the latest sticky facts, and shares them with the other tabs of the shop. */
export function storeStickyFacts(): void {
  const postToTabs = openTabChannel((name, detail, asChange) => {
    const fact = stickyFacts.get(name)?.(detail);
    if (!fact) return;
    isFromOtherTab = true;
    publish(name, fact, asChange === true);
    isFromOtherTab = false;
  });
  for (const [name, read] of stickyFacts)
    listen(
      name,
      (detail) => {
        // Later listeners of this event may publish other facts.
        const [wasFromOtherTab, wasChange] = [isFromOtherTab, isChange];
        isFromOtherTab = isChange = false;
        const fact = read(detail);
        if (!fact) return;
        const isNew = wasChange || !isLatest(name, fact);
        context.latest[name] = fact;
        if (isNew && !wasFromOtherTab) postToTabs(name, fact, wasChange);
      },
      window,
    );
}

export const last = (name: string): unknown => context.latest[name];

/** The bus as widgets get it. */
export function createBus(handle: (name: string, handler: Listener) => () => void): Bus {
  return { publish, sendCommand: emit, on, handle, last } as Bus;
}
