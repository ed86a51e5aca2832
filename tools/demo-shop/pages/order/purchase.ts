import { html, raw } from 'hono/html';
import type { Order, OrderLine } from '../../rules/order.ts';
import type { Markup } from '../icons.ts';

const CENTS = 100;

function item({ id, itemId, name, price, qty }: OrderLine): object {
  return { item_id: itemId ?? `product-${id}`, item_name: name, price: price / CENTS, quantity: qty };
}

/** Tells the tag manager of the page what was ordered. */
export function purchase({ number, lines, amounts, vatLines, discountCode }: Order): Markup {
  const tax = Object.values(vatLines).reduce((sum, cents) => sum + cents, 0);
  const items = JSON.stringify({ items: lines.map(item) }).replaceAll('<', '\\u003c');
  return html`<div
    data-widget="purchase-event"
    data-order="${number}"
    data-value="${amounts.subtotal / CENTS}"
    data-shipping="${amounts.shipping / CENTS}"
    data-tax="${tax / CENTS}"
    data-coupon="${discountCode ?? ''}"
  >
    <script type="application/json">
      ${raw(items)}
    </script>
  </div>`;
}
