import type { Facts } from '../../shared/bus/events.ts';
import { text } from '../../shared/island/attributes.ts';
import { defineEnhancer, type Tools } from '../../shared/island/define-enhancer.ts';
import { drawBadge } from './draw-badge.ts';
import type nl from './locales/nl.json';
import './cart-badge.css';

export const enhancer = defineEnhancer({
  name: 'cart-badge',
  inputs: {
    /** Where the cart is; a link that the shop printed may say it in `href`. */
    url: text((element) => element.getAttribute('href')),
    /** The link's words on an empty element. */
    label: text(''),
  },
  load: 'eager',
  firstCall: { method: 'post', path: '/cart/init', unless: 'cart-count' },
  wire(element, { url, label }, tools: Tools<typeof nl>) {
    const { bus, say, signal, firstAnswer, request, onReturn } = tools;
    const show = drawBadge(element, { url, label: label || say('label'), signal });
    bus.on('cart-count', ({ count }) => show(count, say(count === 1 ? 'count_one' : 'count_other', { count })));

    async function read(answer: Promise<Response>, wins: () => boolean) {
      const count = await countOf(answer);
      if (count === null) bus.tell('call-failed', { widget: 'cart-badge', call: '/cart/init', status: null });
      else if (wins()) bus.tell('cart-count', { count });
    }

    // What the cart itself has told meanwhile is newer.
    if (firstAnswer) void read(firstAnswer, () => bus.last('cart-count') === undefined);
    onReturn(() => {
      const known: Facts['cart-count'] | undefined = bus.last('cart-count');
      void read(request('POST', '/cart/init'), () => bus.last('cart-count') === known);
    });
  },
});

/** The number of pieces, which PHP may write as text; null when there is none to be had. */
async function countOf(answer: Promise<Response>): Promise<number | null> {
  try {
    const response = await answer;
    const { amount } = (await response.json()) as { amount?: unknown };
    const count = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
    return response.ok && typeof count === 'number' && Number.isFinite(count) ? count : null;
  } catch {
    return null;
  }
}
