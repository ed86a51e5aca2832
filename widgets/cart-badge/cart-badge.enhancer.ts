import { cartSizeCall } from '../../shared/contract/cart-size-call.ts';
import { callSettings } from '../../shared/http/call-settings.ts';
import { statusOf } from '../../shared/http/stale-token.ts';
import { link, text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer, type EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { drawBadge } from './draw-badge.ts';
import type nl from './locales/nl.json';
import './cart-badge.css';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';

export const enhancer = defineEnhancer({
  name: 'cart-badge',
  inputs: {
    /** Where the cart is; a link that the shop printed may have it in `href`. */
    url: link((element) => element.getAttribute('href')),
    /** The link's text on an empty element. */
    label: text(''),
  },
  load: 'eager',
  firstCall: { ...cartSizeCall, unless: 'cart-count' },
  wire(element, { url, label }, tools: EnhancerContext<typeof nl>) {
    const { bus, t, signal, firstAnswer, request, onPageRestore, setState, explain } = tools;
    const show = drawBadge(element, { url, label: label || t('label'), signal });
    bus.on('cart-count', ({ count }) => show(count, t(count === 1 ? 'count_one' : 'count_other', { count })));
    onPageRestore(refresh);
    // The loader waits for no token.
    const readsItself = !firstAnswer && Boolean(callSettings().token?.call) && !bus.last('cart-count');
    if (firstAnswer) void read(firstAnswer);
    else if (readsItself) refresh();
    return !!firstAnswer || readsItself;

    /** A count that was published since `known` is newer than the answer. */
    async function read(answer: Promise<Response>, known?: unknown) {
      /** A copy of the answer, or why there is none. */
      let refusal: Response | undefined;
      let cause: unknown;
      let count = NaN;
      try {
        const response = await answer;
        refusal = response.clone();
        // PHP may write the number as text.
        if (response.ok) count = parseFloat(((await response.json()) as { amount: string }).amount);
      } catch (error) {
        // No answer, or an invalid one: the count stays NaN.
        cause = error;
      }
      if (count >= 0) {
        setState('ready');
        if (bus.last('cart-count') === known) bus.publish('cart-count', { count });
      } else if (refusal && statusOf(refusal) === 419 && answer === firstAnswer) {
        // A cached page may have an old token.
        refresh();
      } else {
        setState('failed');
        bus.publish('call-failed', { widget: 'cart-badge', call: cartSizeCall.path, status: refusal?.status ?? null });
        explain?.('post', cartSizeCall.path, refusal ?? cause);
        void readAgain(({ onceReconnected }) => onceReconnected(refresh, signal));
      }
    }

    function refresh() {
      const known = bus.last('cart-count');
      void readAgain((late) => read(late.readAgain(request), known));
    }
  },
});

/** Few pages need it, so that no other pays for it. */
async function readAgain(act: (late: typeof import('./refresh-count.ts')) => unknown): Promise<unknown> {
  return importWithRecovery('refresh-count', () => import('./refresh-count.ts')).then(act, () => {});
}
