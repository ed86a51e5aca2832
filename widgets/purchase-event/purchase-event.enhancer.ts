import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { allowsAnalytics } from '../../shared/http/allows-analytics.ts';
import { number, text } from '../../shared/runtime/attributes.ts';
import { defineEnhancer } from '../../shared/runtime/define-enhancer.ts';
import { itemList } from './item-list.ts';
import { rememberOrder, wasSent } from './sent-orders.ts';

export const enhancer = defineEnhancer({
  name: 'purchase-event',
  inputs: {
    /** The number of the order. */
    order: text(),
    /** What was bought, with the keys of Google Analytics 4. */
    items: itemList,
    /** ISO 4217; without it that of the page's settings. */
    currency: text(''),
    /** The value of the goods; without it price times quantity. Amounts are decimals, as in `649.95`. */
    value: number(null),
    shipping: number(null),
    tax: number(null),
    /** The code that was in force. */
    coupon: text(''),
  },
  // The shopper may leave the page at once.
  load: 'eager',
  wire(_element, { order, items, currency, value, shipping, tax, coupon }, { settings }) {
    if (!allowsAnalytics() || wasSent(order)) return;
    rememberOrder(order);
    const page = settings['currency'] as { code?: string } | undefined;
    trackEcommerce('purchase', currency || page?.code || 'EUR', items, {
      transaction_id: order,
      ...(value !== null && { value }),
      ...(shipping !== null && { shipping }),
      ...(tax !== null && { tax }),
      ...(coupon && { coupon }),
    });
  },
});
