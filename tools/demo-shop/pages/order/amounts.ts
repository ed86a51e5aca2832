import { html } from 'hono/html';
import { PROMOTION_NAME } from '../../rules/cart-extras.ts';
import type { Order } from '../../rules/order.ts';
import { decimal, price } from '../format.ts';
import type { Markup } from '../icons.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

export function sumRow(name: string, amount: string, kind = ''): Markup {
  return html`<div class="${kind}">
    <dt>${name}</dt>
    <dd>${amount}</dd>
  </div>`;
}

/** The VAT included in the total, by rate; exempt goods are a line without an amount. */
export function vatRows(lines: Readonly<Record<string, number>>, { words, locale }: Visit): Markup {
  return html`${Object.entries(lines).map(([rate, cents]) =>
    Number(rate) === 0
      ? sumRow(words.vatExempt, '', 'sums__vat')
      : sumRow(fill(words.vatIncluded, { rate: decimal(Number(rate), locale) }), price(cents), 'sums__vat'),
  )}`;
}

/** The amounts of an order, from the subtotal to the amount paid. */
export function orderSums(order: Order, visit: Visit): Markup {
  const { words } = visit;
  const { subtotal, shipping, payment, discount, quotationDiscount, promotion, total, voucher, due } = order.amounts;
  const discountName = order.isPowerCreditDiscount ? 'Power Credits' : (order.discountCode ?? words.discount);
  return html`<dl class="sums">
    ${sumRow(words.subtotal, price(subtotal))} ${sumRow(words.shipping, shipping === 0 ? words.free : price(shipping))}
    ${payment > 0 ? sumRow(words.paymentCosts, price(payment)) : ''}
    ${discount > 0 ? sumRow(discountName, price(-discount)) : ''}
    ${quotationDiscount > 0 ? sumRow(words.quotationDiscount, price(-quotationDiscount)) : ''}
    ${promotion ? sumRow(PROMOTION_NAME, price(-promotion)) : ''} ${sumRow(words.total, price(total), 'sums__total')}
    ${vatRows(order.vatLines, visit)}
    ${
      voucher > 0
        ? html`${sumRow(order.voucherCode ?? words.voucher, price(-voucher))}
          ${sumRow(words.payAmount, price(due), 'sums__due')}`
        : ''
    }
  </dl>`;
}
