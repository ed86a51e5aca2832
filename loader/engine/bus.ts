import type { Bus } from '../../shared/bus/bus.ts';
import { page } from '../page.ts';
import { runSafely } from './run-safely.ts';
import { readStickyFact, stickyNames } from './sticky-facts.ts';
import { openTabChannel } from './tabs.ts';

/**
 * Every event is a `CustomEvent` on `document`. Widgets, the inbox, other tabs and scripts of the shop that only know
 * the DOM send it the same way.
 */

type Listener = (detail: never) => void;

/** How a fact reached this page. */
interface Origin {
  readonly isChange?: boolean;
  readonly isFromOtherTab?: boolean;
}

/** A script of the shop dispatches facts without an origin. */
interface FactEvent extends CustomEvent<unknown> {
  origin?: Origin;
}

export interface PageBus extends Bus {
  /** As `on`, for a script of the page: the detail of an event without one is null. */
  subscribe(name: string, listener: Listener): () => void;
}

/**
 * Creates the bus of the page, which keeps the latest sticky facts and shares them with the other tabs of the shop.
 *
 * @param latest the latest detail of each sticky fact
 */
export function createBus(latest: Record<string, unknown>, handle: Bus['handle']): PageBus {
  function send(name: string, detail?: unknown, origin?: Origin): void {
    const event: FactEvent = new CustomEvent(`shop:${name}`, { detail });
    if (origin) event.origin = origin;
    page.dispatchEvent(event);
  }

  const isLatest = (name: string, fact: unknown) =>
    name in latest && JSON.stringify(latest[name]) === JSON.stringify(fact);

  /**
   * Publishes a fact, except a sticky fact that equals the latest one: two widgets that read the cart after each fact would
   * otherwise publish without end. A change of the cart is always published, also when the count stays the same.
   */
  function publish(name: string, detail: unknown, origin: Origin): void {
    if (origin.isChange || !isLatest(name, readStickyFact(name, detail))) send(name, detail, origin);
  }

  /** The detail of a sticky fact is checked first. An invalid one does not reach the listener. */
  function subscribe(name: string, listener: Listener): () => void {
    const isSticky = stickyNames.includes(name);
    const onEvent = (event: Event) =>
      runSafely(() => {
        const { detail } = event as CustomEvent<unknown>;
        const fact = isSticky ? readStickyFact(name, detail) : detail;
        if (fact || !isSticky) listener(fact as never);
      });
    page.addEventListener(`shop:${name}`, onEvent);
    if (name in latest) runSafely(listener, latest[name] as never);
    return () => page.removeEventListener(`shop:${name}`, onEvent);
  }

  const postToTabs = openTabChannel((name, detail, isChange) => {
    const fact = readStickyFact(name, detail);
    if (fact) publish(name, fact, { isChange: isChange === true, isFromOtherTab: true });
  });
  function store(name: string, { detail, origin }: FactEvent): void {
    const fact = readStickyFact(name, detail);
    if (!fact) return;
    const { isChange = false, isFromOtherTab } = origin ?? {};
    const isNew = isChange || !isLatest(name, fact);
    latest[name] = fact;
    if (isNew && !isFromOtherTab) postToTabs(name, fact, isChange);
  }
  // On the window it runs in the capture phase, before all listeners on the document.
  for (const name of stickyNames)
    window.addEventListener(`shop:${name}`, (event) => runSafely(store, name, event as FactEvent), true);

  return {
    publish: (name, detail, isChange = false) => publish(name, detail, { isChange }),
    send: (name, detail) => send(name, detail),
    // A script of the page may publish a fact without its detail.
    on: (name, listener) => subscribe(name, (detail) => listener(detail ?? ({} as never))),
    subscribe,
    handle,
    last: (name) => latest[name] as never,
  };
}
