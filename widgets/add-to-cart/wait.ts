import type { Bus } from '../../shared/bus/bus.ts';

/** Milliseconds after which a button no longer waits for word of the cart. */
const PATIENCE = 30_000;

/** Keeps a button busy until the cart has answered, so that a second click is no second order. */
export function createWait(button: HTMLElement, bus: Pick<Bus, 'on'>): { begin(): boolean; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end() {
    clearTimeout(timer);
    timer = undefined;
    button.removeAttribute('aria-busy');
    button.removeAttribute('aria-disabled');
    button.classList.remove('sw-button--busy');
  }

  bus.on('cart-added', end);
  bus.on('call-failed', ({ call }) => call === '/cart/add' && end());
  bus.on('widget-failed', ({ widget }) => widget === 'cart-popup' && end());

  return {
    begin() {
      if (timer !== undefined) return false;
      timer = setTimeout(end, PATIENCE);
      button.setAttribute('aria-busy', 'true');
      button.setAttribute('aria-disabled', 'true');
      button.classList.add('sw-button--busy');
      return true;
    },
    end,
  };
}
