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
    const { bus, say, signal, firstAnswer, request, onReturn, became } = tools;
    const show = drawBadge(element, { url, label: label || say('label'), signal });
    let hasFailed = false;
    bus.on('cart-count', ({ count }) => show(count, say(count === 1 ? 'count_one' : 'count_other', { count })));

    /** What has been told since `known` is newer than the answer. */
    async function read(answer: Promise<Response>, known?: unknown) {
      const { count, status } = await countOf(answer);
      if (count === null) {
        bus.tell('call-failed', { widget: 'cart-badge', call: '/cart/init', status });
        hasFailed = true;
        became('failed');
      } else {
        if (hasFailed) became('ready');
        hasFailed = false;
        if (bus.last('cart-count') === known) bus.tell('cart-count', { count });
      }
    }

    const ask = () => void read(askOnce(request), bus.last('cart-count'));
    const mend = () => hasFailed && !document.hidden && ask();
    if (firstAnswer) void read(firstAnswer);
    onReturn(ask);
    addEventListener('online', mend, { signal });
    document.addEventListener('visibilitychange', mend, { signal });
  },
});

let asked: Promise<Response> | undefined;

/** Several badges that ask at the same moment ask once. */
async function askOnce(request: Tools<typeof nl>['request']): Promise<Response> {
  asked ??= request('POST', '/cart/init').finally(() => (asked = undefined));
  return (await asked).clone();
}

interface Answered {
  /** Null when there is none to be had. */
  count: number | null;
  /** Null when no answer came. */
  status: number | null;
}

/** The number of pieces, which PHP may write as text. */
async function countOf(answer: Promise<Response>): Promise<Answered> {
  let status: number | null = null;
  try {
    const response = await answer;
    status = response.status;
    const { amount } = (await response.json()) as { amount?: string | number };
    const isNumber = response.ok && String(amount ?? '').trim() !== '' && Number.isFinite(Number(amount));
    return { count: isNumber ? Number(amount) : null, status };
  } catch {
    return { count: null, status };
  }
}
