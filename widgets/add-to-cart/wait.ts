import type { Bus } from '../../shared/bus/bus.ts';

/** Milliseconds after which a button no longer waits for word of the cart. */
const PATIENCE = 30_000;
const SIGNS = ['aria-busy', 'aria-disabled'];

/** Keeps a button busy until the cart has answered, so that a second click is no second order. */
export function createWait(
  button: HTMLElement,
  bus: Pick<Bus, 'on'>,
  signal: AbortSignal,
): { begin(): boolean; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the shop itself says of its button. */
  let before: (string | null)[] = [];

  function end() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    SIGNS.forEach((name, at) => {
      if (before[at] == null) button.removeAttribute(name);
      else button.setAttribute(name, before[at]);
    });
    button.classList.remove('sw-button--busy');
  }

  bus.on('cart-added', end);
  bus.on('call-failed', ({ call }) => call === '/cart/add' && end());
  bus.on('widget-failed', ({ widget }) => widget === 'cart-popup' && end());
  signal.addEventListener('abort', end);

  return {
    begin() {
      if (timer !== undefined) return false;
      timer = setTimeout(end, PATIENCE);
      before = SIGNS.map((name) => button.getAttribute(name));
      for (const name of SIGNS) button.setAttribute(name, 'true');
      // The look of a button of ours; the shop's own keeps its own.
      if (button.matches('.sw-button')) button.classList.add('sw-button--busy');
      return true;
    },
    end,
  };
}
