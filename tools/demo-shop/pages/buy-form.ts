import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import { kitIcon, type Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

interface BuyFormOptions {
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
export function buyForm(product: Product, visit: Visit, { price }: BuyFormOptions = {}): Markup {
  return html`<form class="buy" method="post" action="/cart/add" ${price ? html`data-price="${price}"` : ''}>
    ${fieldsOf(product, visit)} ${quantity(product, visit)}
    ${button(product, visit, html`class="sw-button sw-button--primary buy__button"`)}
  </form>`;
}

/** Adds one piece. The button of a list names its form, so that it is where a list of the widgets has it. */
export function buyButton(product: Product, list: string, visit: Visit): Markup {
  const { type, id, name } = product;
  const form = `${list}-${type}-${id}`;
  const label = fill(visit.words.buyNamed, { name });
  return html`<form id="${form}" method="post" action="/cart/add" hidden>
      ${fieldsOf(product, visit)} ${hidden({ qty: 1 })}
    </form>
    ${button(
      product,
      visit,
      html`class="sw-button sw-button--primary sw-button--wide" form="${form}" aria-label="${label}"`,
    )}`;
}

function fieldsOf({ type, id }: Product, { csrf, address }: Visit): Markup {
  return hidden({ _token: csrf, type, id, back: address });
}

function button({ type, id, pre_order, has_tax_exemption }: Product, { words }: Visit, attributes: Markup): Markup {
  return html`<button
    ${attributes}
    type="submit"
    data-widget="add-to-cart"
    data-type="${type}"
    data-id="${id}"
    data-qty="1"
    data-orderable
    ${pre_order ? html`data-pre-order` : ''}
    ${has_tax_exemption ? html`data-has-tax-exemption` : ''}
  >
    ${kitIcon('cart')}<span class="sw-button__label">${words.buy}</span>
  </button>`;
}
