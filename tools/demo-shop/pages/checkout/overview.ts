import { html } from 'hono/html';
import type { CheckoutItem } from '../../../../shared/contract/checkout.ts';
import { PROMOTION_NAME } from '../../rules/cart-extras.ts';
import { price } from '../format.ts';
import { icon, type Markup } from '../icons.ts';
import { sumRow, vatRows } from '../order/amounts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import type { CheckoutView } from './view.ts';

function item({ image, name, qty, price: each, line_total }: CheckoutItem, { words }: Visit): Markup {
  return html`<li>
    <img src="${image ?? ''}" alt="" width="600" height="450" />
    <p><span class="review__times">${fill(words.times, { count: qty })}</span> ${name}</p>
    <p class="review__amount">${each ? price(line_total ?? each * qty) : words.free}</p>
  </li>`;
}

function addressOf({ start, isWithoutAddress }: CheckoutView, { words }: Visit): Markup {
  const { street, house_number, house_number_addition, zip_code, city } = start.checkoutData;
  if (isWithoutAddress) return html``;
  const line = [street, house_number, house_number_addition].filter(Boolean).join(' ');
  return html`<p class="overview__address">
    <span>${line}, ${zip_code} ${city}</span> <a href="/checkout">${words.change}</a>
  </p>`;
}

function sums({ start, sums: amounts, vatLines }: CheckoutView, visit: Visit): Markup {
  const { words } = visit;
  const { cart } = start;
  const discount = cart.isPowerCreditDiscount ? 'Power Credits' : (cart.currentDiscount?.name ?? words.discount);
  return html`<dl class="sums">
    ${sumRow(words.subtotal, price(cart.subtotal))}
    ${sumRow(words.shipping, amounts.shipping === 0 ? words.free : price(amounts.shipping))}
    ${amounts.payment > 0 ? sumRow(words.paymentCosts, price(amounts.payment)) : ''}
    ${amounts.discount > 0 ? sumRow(discount, price(-amounts.discount)) : ''}
    ${amounts.quotationDiscount > 0 ? sumRow(words.quotationDiscount, price(-amounts.quotationDiscount)) : ''}
    ${amounts.promotion ? sumRow(PROMOTION_NAME, price(-amounts.promotion)) : ''}
    ${sumRow(words.total, price(amounts.total), 'sums__total')} ${vatRows(vatLines, visit)}
    ${
      amounts.voucher > 0
        ? html`${sumRow(cart.currentVoucher?.name ?? words.voucher, price(-amounts.voucher))}
          ${sumRow(words.payAmount, price(amounts.due), 'sums__due')}`
        : ''
    }
  </dl>`;
}

function credits({ start, sums: amounts }: CheckoutView, { words }: Visit): Markup {
  const earns = start.user?.isAllowedToParticipateInPowerCreditProgram && start.spsCreditEarnDisabled === false;
  if (!earns) return html``;
  return html`<p class="sums__credits">${icon('check')}${fill(words.creditsEarned, { count: amounts.credits })}</p>`;
}

/** The lines and totals of the order, beside every step. */
export function overview(view: CheckoutView, visit: Visit): Markup {
  return html`<section class="review overview" aria-labelledby="overview">
    <h2 id="overview">${visit.words.orderSummary}</h2>
    <ul class="review__lines">
      ${view.start.cart.items.map((bought) => item(bought, visit))}
    </ul>
    ${addressOf(view, visit)} ${sums(view, visit)} ${credits(view, visit)}
  </section>`;
}
