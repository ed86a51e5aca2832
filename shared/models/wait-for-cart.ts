import type { Bus } from '../bus/bus.ts';
import type { Services } from '../runtime/services.ts';

/** Milliseconds after which a control no longer waits for the cart. */
const CART_TIMEOUT_MS = 30_000;

/**
 * Keeps a control busy until the cart has answered an addition.
 *
 * @param onEnd runs when the control is no longer busy
 * @returns starts the wait
 */
export function waitForCart(
  { bus, onPageRestore }: { bus: Pick<Bus, 'on'>; onPageRestore: Services['page']['onPageRestore'] },
  onEnd: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end() {
    clearTimeout(timer);
    onEnd();
  }

  bus.on('cart-added', end);
  bus.on('call-failed', ({ call }) => call === '/cart/add' && end());
  // The widget that failed may be the one that adds to the cart.
  bus.on('widget-failed', end);
  onPageRestore(end);
  return () => {
    timer = setTimeout(end, CART_TIMEOUT_MS);
  };
}
