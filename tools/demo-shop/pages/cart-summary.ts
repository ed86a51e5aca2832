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
  const listed = (cart.discounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const reduced = (cart.currentDiscount?.amount ?? 0) + (cart.quotationDiscount ?? 0) + listed;
  const total = cart.subtotal + (cart.shippingCosts ?? 0) - reduced;
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
  return html`${discount ? row(name, price(-discount.amount)) : ''}${(cart.discounts ?? []).map((listed) => row(listed.name ?? words.discount, price(-listed.amount)))}${quoted ? row(words.quotationDiscount, price(-quoted)) : ''}`;
}

function voucher({ currentVoucher }: Cart, { words }: Visit): Markup {
  return currentVoucher ? row(currentVoucher.name ?? words.voucher, price(-currentVoucher.amount)) : html``;
}

/** A total that the shop itself computed is the amount due, so a voucher is above it. */
function totalRows(cart: Cart, visit: Visit): Markup {
  const { words } = visit;
  if (cart.total !== undefined)
    return html`${voucher(cart, visit)} ${row(words.total, price(cart.total), 'sums__total')} ${vatRows(cart, visit)}`;
  const { total, amountDue } = sumsOf(cart);
  return html`${row(words.total, price(total), 'sums__total')} ${vatRows(cart, visit)} ${voucher(cart, visit)}
  ${cart.currentVoucher ? row(words.amountDue, price(amountDue), 'sums__total') : ''}`;
}

function vatRows(cart: Cart, visit: Visit): Markup {
  const { extraVatLines = {}, vatRate, vat, taxExemptionSelected } = cart;
  const lines = Object.entries(extraVatLines);
  if (lines.length > 0) return html`${lines.map(([rate, amount]) => vatRow(Number(rate), amount, visit))}`;
  return vatRow(taxExemptionSelected ? 0 : vatRate, vat, visit);
}

function vatRow(rate: number | null, amount: number | null, { words, locale }: Visit): Markup {
  if (rate === 0) return row(words.vatExempt, '', 'sums__vat');
  if (rate === null && amount === null) return row(words.vat, words.atAddress, 'sums__vat');
  const name = rate === null ? words.vatAmount : fill(words.vatIncluded, { rate: decimal(rate, locale) });
  return row(name, amount === null ? '' : price(amount), 'sums__vat');
}

function shipping({ shippingCosts }: Cart, { words }: Visit): string {
  if (shippingCosts === null) return words.atAddress;
  return shippingCosts === 0 ? words.free : price(shippingCosts);
}

/** The amounts between the subtotal and the total. */
export function sums(cart: Cart, visit: Visit): Markup {
  const { words } = visit;
  return html`<dl class="sums">
      ${row(words.subtotal, price(cart.subtotal))} ${row(words.shipping, shipping(cart, visit))}
      ${reductions(cart, visit)} ${totalRows(cart, visit)}
    </dl>
    ${
      cart.spsCreditEarnDisabled === false
        ? html`<p class="sums__credits">
            ${icon('check')}${fill(words.creditsEarned, { count: sumsOf(cart).credits })}
          </p>`
        : ''
    }`;
}

/** Removes a discount or voucher code from the cart, or one of several reductions. */
export function removeCode({ currentDiscount, currentVoucher, discounts = [] }: Cart, visit: Visit): Markup {
  const { words } = visit;
  const listed = discounts.flatMap(({ name, code, removable }) =>
    removable && code !== undefined ? [removal(fill(words.removeNamed, { name: name ?? code }), { code }, visit)] : [],
  );
  return html`${listed} ${currentDiscount || currentVoucher ? removal(words.removeDiscount, {}, visit) : ''}`;
}

function removal(label: string, fields: Record<string, string>, { csrf }: Visit): Markup {
  return html`<form method="post" action="/discounts/remove">
    ${hidden({ _token: csrf, back: '/cart', ...fields })}
    <button class="text-button" type="submit">${label}</button>
  </form>`;
}
