import type { Services } from '../runtime/services.ts';

/** Milliseconds between two readings that others ask for, however often they do. */
const PAUSE = 1000;

export interface CartPublisher {
  /** Tells how many pieces are in the cart; `isChange` when this widget has changed the cart, and not only read it. */
  publish(count: number, isChange?: boolean): void;
}

/** A widget that shows the cart. */
interface Follower {
  /** It has a cart to show; a first reading that is under way needs no second one. */
  isShown(): boolean;
  /**
   * Reads the cart again. It may publish what it finds only when the shopper had to come back for it: two widgets that
   * answer each other's news with news never end.
   */
  refresh(canPublish: boolean): void;
}

/**
 * Has a widget read the cart again when it was changed elsewhere: in this page or another tab, by a widget or by a
 * script of the shop. It is read once somebody looks at the page.
 */
export function followCart(
  { bus, page, signal }: Pick<Services, 'bus' | 'page' | 'signal'>,
  { isShown, refresh }: Follower,
): CartPublisher {
  let isPublishing = false;
  let isWaiting = false;
  let pause = Promise.resolve();

  async function follow() {
    if (isWaiting || !isShown()) return;
    isWaiting = true;
    let hasComeBack = false;
    // What is told in one go is one change.
    await pause;
    page.whenSeen(() => {
      isWaiting = false;
      pause = new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!signal.aborted) refresh(hasComeBack);
    });
    hasComeBack = true;
  }

  bus.on('cart-added', () => void follow());
  bus.on('cart-count', () => isPublishing || void follow());

  return {
    publish(count, isChange = false) {
      isPublishing = true;
      bus.publish('cart-count', { count }, isChange);
      isPublishing = false;
    },
  };
}
