import type { Bus } from '../../shared/bus/bus.ts';

/** Milliseconds after which a button no longer waits for word of the cart. */
const PATIENCE = 30_000;
const BUSY = 'aria-busy';

interface Wait {
  /** False while the last click still waits. */
  begin(): boolean;
  end(): void;
}

/** Keeps a button busy until the cart has answered, so that a second click is no second order. */
export function createWait(button: HTMLElement, bus: Pick<Bus, 'on'>, signal: AbortSignal): Wait {
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
    begin() {
      if (button.hasAttribute(BUSY)) return false;
      button.setAttribute(BUSY, 'true');
      timer = setTimeout(end, PATIENCE);
      return true;
    },
    end,
  };
}
