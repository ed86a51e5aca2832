import type { Bus } from '../../shared/bus/bus.ts';

/** Milliseconds after which a button no longer waits for word of the cart. */
const PATIENCE = 30_000;

/** Keeps a button busy until the cart has answered, so that a second click is no second order. */
export function createWait(button: HTMLElement, bus: Pick<Bus, 'on'>): { begin(): boolean; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end() {
    clearTimeout(timer);
    timer = undefined;
    show(false);
  }

  function show(isBusy: boolean) {
    for (const name of ['aria-busy', 'aria-disabled']) button.setAttribute(name, String(isBusy));
    button.classList.toggle('sw-button--busy', isBusy);
  }

  bus.on('cart-added', end);
  bus.on('call-failed', ({ call }) => call === '/cart/add' && end());
  bus.on('widget-failed', ({ widget }) => widget === 'cart-popup' && end());

  return {
    begin() {
      if (timer !== undefined) return false;
      timer = setTimeout(end, PATIENCE);
      show(true);
      return true;
    },
    end,
  };
}
