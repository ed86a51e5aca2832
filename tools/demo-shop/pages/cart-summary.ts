import { html } from 'hono/html';
import type { Cart } from '../../../shared/contract/cart.ts';
import { hidden } from './buy-form.ts';
import { kitIcon, type Markup } from './icons.ts';
import { sumRow, vatLine, vatLines } from './sums.ts';
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

const row = (shown: Parameters<typeof sumRow>[1]): Markup => sumRow('sw-cart-page', shown);

function reductions(cart: Cart, visit: Visit): Markup {
  const { words } = visit;
  const { currentDiscount: discount, quotationDiscount: quoted, discounts = [] } = cart;
  const code = discount?.name ?? (cart.isPowerCreditDiscount ? 'Power Credits' : null);
  return html`${
    discount
      ? row({
          term: words.discount,
          code,
          shown: -discount.amount,
          removal: removal(code ?? words.discount, {}, visit),
        })
      : ''
  }${discounts.map(({ name, amount: cents, code: listed, removable }) =>
    row({
      term: words.discount,
      code: name,
      shown: -cents,
      ...(removable && listed !== undefined && { removal: removal(name ?? listed, { code: listed }, visit) }),
    }),
  )}${quoted ? row({ term: words.quotationDiscount, shown: -quoted }) : ''}`;
}

function voucher({ currentVoucher }: Cart, visit: Visit): Markup {
  if (!currentVoucher) return html``;
  const { name, amount: cents } = currentVoucher;
  const term = visit.words.voucher;
  return row({ term, code: name, shown: -cents, removal: removal(name ?? term, {}, visit) });
}

/** A total that the shop itself computed is the amount due, so a voucher is above it. */
function totalRows(cart: Cart, visit: Visit): Markup {
  const { words } = visit;
  const total = (shown: number) => row({ term: words.total, shown, isTotal: true });
  if (cart.total !== undefined) return html`${voucher(cart, visit)} ${total(cart.total)}`;
  const sums = sumsOf(cart);
  return html`${total(sums.total)} ${voucher(cart, visit)}
  ${cart.currentVoucher ? row({ term: words.amountDue, shown: sums.amountDue, isTotal: true }) : ''}`;
}

function vat(cart: Cart, visit: Visit): Markup {
  const { extraVatLines = {}, vatRate, vat: cents, taxExemptionSelected } = cart;
  const { words } = visit;
  if (Object.keys(extraVatLines).length > 0) return vatLines('sw-cart-page', extraVatLines, visit);
  const rate = taxExemptionSelected ? 0 : vatRate;
  const isUnknown = rate === null && cents === null;
  return html`<p class="sw-cart-page__vat">
    ${isUnknown ? `${words.vat} ${words.atAddress}` : vatLine(rate, cents, visit)}
  </p>`;
}

function shipping({ shippingCosts }: Cart, { words }: Visit): number | string {
  if (shippingCosts === null) return words.atAddress;
  return shippingCosts === 0 ? words.free : shippingCosts;
}

/** The amounts between the subtotal and the total, and what the order earns. */
export function sums(cart: Cart, visit: Visit): Markup {
  const { words, locale } = visit;
  return html`<dl class="sw-cart-page__sums">
      ${row({ term: words.subtotal, shown: cart.subtotal })}
      ${row({ term: words.shipping, shown: shipping(cart, visit) })} ${reductions(cart, visit)}
      ${totalRows(cart, visit)}
    </dl>
    ${vat(cart, visit)}
    ${
      cart.spsCreditEarnDisabled === false
        ? html`<p class="sw-cart-page__credits">
            ${kitIcon('sun')}<span
              >${fill(words.creditsEarned, { count: sumsOf(cart).credits.toLocaleString(locale) })}</span
            >
          </p>`
        : ''
    }`;
}

/** Removes a discount or voucher code from the cart, or one of several reductions. */
function removal(name: string, fields: Record<string, string>, { csrf, words }: Visit): Markup {
  return html`<form method="post" action="/discounts/remove">
    ${hidden({ _token: csrf, back: '/cart', ...fields })}
    <button class="sw-button sw-button--quiet sw-button--icon" type="submit">
      ${kitIcon('cross')}<span class="sw-button__label"
        ><span class="sw-visually-hidden">${fill(words.removeNamed, { name })}</span></span
      >
    </button>
  </form>`;
}
