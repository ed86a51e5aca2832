import { html } from 'hono/html';
import type { Cart } from '../../../shared/contract/cart.ts';
import { hidden } from './buy-form.ts';
import { decimal, price } from './format.ts';
import { icon, type Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

interface Sums {
  readonly total: number;
  readonly amountDue: number;
  readonly credits: number;
}

/**
 * Totals in cents, and the credits that the customer earns: those for whole euros of the goods, and those of the lines.
 */
export function sumsOf(cart: Cart): Sums {
  const reduced = (cart.currentDiscount?.amount ?? 0) + (cart.quotationDiscount ?? 0);
  const total = cart.subtotal + cart.shippingCosts - reduced;
  const extra = cart.items.reduce((sum, line) => sum + line.qty * (line.extra_power_credits ?? 0), 0);
  return {
    total,
    amountDue: total - (cart.currentVoucher?.amount ?? 0),
    credits: extra + Math.max(0, Math.trunc(total / 100)),
  };
}

function row(name: string, amount: string, kind = ''): Markup {
  return html`<div class="${kind}">
    <dt>${name}</dt>
    <dd>${amount}</dd>
  </div>`;
}

function reductions(cart: Cart, { words }: Visit): Markup {
  const { currentDiscount: discount, quotationDiscount: quoted } = cart;
  const name = discount?.name ?? (cart.isPowerCreditDiscount ? 'Power Credits' : words.discount);
  return html`${discount ? row(name, price(-discount.amount)) : ''}${quoted ? row(words.quotationDiscount, price(-quoted)) : ''}`;
}

function voucher({ currentVoucher }: Cart, { amountDue }: Sums, { words }: Visit): Markup {
  if (!currentVoucher) return html``;
  return html`${row(currentVoucher.name ?? words.voucher, price(-currentVoucher.amount))}
  ${row(words.amountDue, price(amountDue), 'sums__total')}`;
}

/** The amounts between the subtotal and the total. */
export function sums(cart: Cart, visit: Visit): Markup {
  const { words, locale } = visit;
  const totals = sumsOf(cart);
  const isExempt = cart.taxExemptionSelected || cart.vatRate === 0;
  const vat = isExempt
    ? row(words.vatExempt, '', 'sums__vat')
    : row(fill(words.vatIncluded, { rate: decimal(cart.vatRate, locale) }), price(cart.vat), 'sums__vat');
  return html`<dl class="sums">
      ${row(words.subtotal, price(cart.subtotal))}
      ${row(words.shipping, cart.shippingCosts === 0 ? words.free : price(cart.shippingCosts))}
      ${reductions(cart, visit)} ${row(words.total, price(totals.total), 'sums__total')} ${vat}
      ${voucher(cart, totals, visit)}
    </dl>
    ${
      cart.spsCreditEarnDisabled
        ? ''
        : html`<p class="sums__credits">${icon('check')}${fill(words.creditsEarned, { count: totals.credits })}</p>`
    }`;
}

/** Removes a discount or voucher code from the cart. */
export function removeCode({ currentDiscount, currentVoucher }: Cart, { words, csrf }: Visit): Markup {
  if (!currentDiscount && !currentVoucher) return html``;
  return html`<form method="post" action="/discounts/remove">
    ${hidden({ _token: csrf, back: '/cart' })}
    <button class="text-button" type="submit">${words.removeDiscount}</button>
  </form>`;
}
