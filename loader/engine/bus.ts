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

/** How a fact reached this page. */
interface Origin {
  readonly isChange?: boolean;
  readonly isFromOtherTab?: boolean;
}

/** A script of the shop dispatches facts without an origin. */
interface FactEvent extends CustomEvent<unknown> {
  origin?: Origin;
}

function dispatch(name: string, detail: unknown, origin?: Origin): void {
  const event: FactEvent = new CustomEvent(`shop:${name}`, { detail });
  if (origin) event.origin = origin;
  context.page.dispatchEvent(event);
}

export const emit = (name: string, detail?: unknown): void => dispatch(name, detail);

export function listen(name: string, listener: Listener): () => void {
  const onEvent = (event: Event) => runSafely(listener, (event as CustomEvent<never>).detail);
  context.page.addEventListener(`shop:${name}`, onEvent);
  return () => context.page.removeEventListener(`shop:${name}`, onEvent);
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
  if (read && name in context.latestFacts) runSafely(listener, context.latestFacts[name] as never);
  return stop;
}

const isLatest = (name: string, fact: unknown) =>
  name in context.latestFacts && JSON.stringify(context.latestFacts[name]) === JSON.stringify(fact);

/**
 * Publishes a fact, except a sticky fact that equals the latest one: two widgets that read the cart after each fact would
 * otherwise publish without end. A change of the cart is always published, also when the count stays the same.
 */
function publish(name: string, detail: unknown, isChange = false, isFromOtherTab = false): void {
  if (!isChange && isLatest(name, stickyFacts.get(name)?.(detail))) return;
  dispatch(name, detail, { isChange, isFromOtherTab });
}

/** Stores the latest sticky facts, and shares them with the other tabs of the shop. */
export function storeStickyFacts(): void {
  const postToTabs = openTabChannel((name, detail, isChange) => {
    const fact = stickyFacts.get(name)?.(detail);
    if (fact) publish(name, fact, isChange === true, true);
  });
  function store(name: string, { detail, origin }: FactEvent): void {
    const fact = stickyFacts.get(name)?.(detail);
    if (!fact) return;
    const { isChange, isFromOtherTab } = origin ?? {};
    const isNew = isChange || !isLatest(name, fact);
    context.latestFacts[name] = fact;
    if (isNew && !isFromOtherTab) postToTabs(name, fact, isChange === true);
  }
  // On the window it runs in the capture phase, before all listeners on the document.
  for (const name of stickyFacts.keys())
    window.addEventListener(`shop:${name}`, (event) => runSafely(store, name, event as FactEvent), true);
}

export const last = (name: string): unknown => context.latestFacts[name];

/** The bus as widgets get it. */
export function createBus(handle: (name: string, handler: Listener) => () => void): Bus {
  const publishHere = (name: string, detail: unknown, isChange?: boolean) => publish(name, detail, isChange);
  // A script of the page may publish a fact without its detail.
  const onFact = (name: string, listener: Listener) => on(name, (detail) => listener(detail ?? ({} as never)));
  return { publish: publishHere, send: emit, on: onFact, handle, last } as Bus;
}
