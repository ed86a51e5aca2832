import type { Services } from '../runtime/services.ts';

/** Milliseconds between two reads that events cause. */
const MIN_INTERVAL_MS = 1000;

/** A widget that shows the cart. */
interface CartWidget {
  /** The widget shows a cart; the first read needs no second one. */
  isShown(): boolean;
  /**
   * Reads the cart again. It may publish the count only when the shopper had left the page: otherwise two widgets would
   * answer each other's events without end.
   */
  refresh(canPublish: boolean): void;
}

/**
 * Publishes the count of a widget, and refreshes the widget when the cart was changed by another widget, by a script of
 * the shop or in another tab. A hidden page refreshes when it becomes visible.
 */
export function createCartSync(
  { bus, page, signal }: Pick<Services, 'bus' | 'page' | 'signal'>,
  { isShown, refresh }: CartWidget,
) {
  let isPublishing = false;
  let isWaiting = false;
  let cooldown = Promise.resolve();

  async function scheduleRefresh() {
    if (isWaiting || !isShown()) return;
    isWaiting = true;
    let wasHidden = false;
    // Events of the same task are one change.
    await cooldown;
    page.whenVisible(() => {
      isWaiting = false;
      cooldown = new Promise((resolve) => setTimeout(resolve, MIN_INTERVAL_MS));
      if (!signal.aborted) refresh(wasHidden);
    });
    wasHidden = true;
  }

  bus.on('cart-added', () => void scheduleRefresh());
  bus.on('cart-count', () => isPublishing || void scheduleRefresh());

  return {
    /**
     * Publishes how many pieces are in the cart; `isChange` when this widget has changed the cart, and not only read it.
     */
    publish(count: number, isChange = false) {
      isPublishing = true;
      bus.publish('cart-count', { count }, isChange);
      isPublishing = false;
    },
  };
}
