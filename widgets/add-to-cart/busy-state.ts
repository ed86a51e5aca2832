import type { Bus } from '../../shared/bus/bus.ts';

/** Milliseconds after which a button no longer waits for the cart. */
const TIMEOUT_MS = 30_000;
const BUSY = 'aria-busy';

interface BusyState {
  /** False while the last click still waits. */
  start(): boolean;
  end(): void;
}

/** Keeps a button busy until the cart has answered, so that a double click adds the product once. */
export function createBusyState(button: HTMLElement, bus: Pick<Bus, 'on'>, signal: AbortSignal): BusyState {
  let timer: ReturnType<typeof setTimeout>;

  function end() {
    clearTimeout(timer);
    button.removeAttribute(BUSY);
  }

  bus.on('cart-added', end);
  bus.on('call-failed', ({ call }) => call === '/cart/add' && end());
  bus.on('widget-failed', ({ widget }) => widget === 'cart-popup' && end());
  signal.addEventListener('abort', end);

  return {
    start() {
      if (button.hasAttribute(BUSY)) return false;
      button.setAttribute(BUSY, 'true');
      timer = setTimeout(end, TIMEOUT_MS);
      return true;
    },
    end,
  };
}
