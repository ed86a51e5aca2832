import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import { icon, type Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

export interface BuyFormOptions {
  /** Shows a quantity field; without it the quantity is one. */
  readonly withQuantity?: boolean;
  /** What a phone shows beside the button, which stays in view there. */
  readonly price?: string;
}

/** Hidden fields of every form about a product in the cart. */
export function hidden(fields: Readonly<Record<string, string | number>>): Markup {
  return html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;
}

function quantity({ id }: Product, { words }: Visit): Markup {
  return html`<label class="buy__label" for="qty-${id}">${words.quantity}</label>
    <input
      class="buy__quantity"
      id="qty-${id}"
      type="number"
      name="qty"
      value="1"
      min="1"
      max="999"
      step="1"
      inputmode="numeric"
      required
    />`;
}

/** Adds a product with a plain form. Its button is the widget that opens a popup instead. */
export function buyForm(product: Product, visit: Visit, { withQuantity = false, price }: BuyFormOptions = {}): Markup {
  const { type, id, name } = product;
  return html`<form class="buy" method="post" action="/cart/add" ${price ? html`data-price="${price}"` : ''}>
    ${hidden({ _token: visit.csrf, type, id, back: visit.address, ...(withQuantity ? {} : { qty: 1 }) })}
    ${withQuantity ? quantity(product, visit) : ''}
    <button
      class="button button--action buy__button"
      type="submit"
      data-widget="add-to-cart"
      data-type="${type}"
      data-id="${id}"
      data-qty="1"
      data-orderable
      ${product.pre_order ? html`data-pre-order` : ''}
      ${product.has_tax_exemption ? html`data-has-tax-exemption` : ''}
      ${withQuantity ? '' : html`aria-label="${fill(visit.words.buyNamed, { name })}"`}
    >
      ${icon('cart')}<span>${visit.words.buy}</span>
    </button>
  </form>`;
}
