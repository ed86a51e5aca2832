import { html } from 'hono/html';
import { INSTALLER_PATH, PRICE_MATCH_PATH } from '../../routes/requests.ts';
import type { Product } from '../../rules/product.ts';
import { INSTALLER } from '../../seed/content/installer.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { REQUEST_KINDS, requestAddress, WEBSITES } from './kinds.ts';

const { reminder, installer, priceMatch } = REQUEST_KINDS;

/** The stock reminder of a product that cannot be bought now but may return; empty for others. */
export function notifyPlace(product: Product, { words }: Visit): Markup {
  const { type, id, name, pre_heat, price_on_request, eol, orderable } = product;
  const canBuy = orderable && !pre_heat;
  if (canBuy || price_on_request || eol) return html``;
  return html`<p class="offer__notify">
    <a
      class="sw-button sw-button--secondary sw-button--wide"
      href="${requestAddress(reminder, product)}"
      data-widget="add-to-cart"
      data-type="${type}"
      data-id="${id}"
      data-name="${name}"
      data-orderable="${orderable ? 'true' : 'false'}"
      ${pre_heat ? html`data-pre-heat` : ''}
      ><span>${words.notify}</span></a
    >
  </p>`;
}

/** The link to the price match; empty for products without a price. */
export function priceMatchPlace(product: Product, { words, locale }: Visit): Markup {
  if (product.price_on_request || product.eol) return html``;
  return html`<p
    class="offer__ask"
    data-widget="price-match"
    data-submit-url="${PRICE_MATCH_PATH}"
    data-website-id="${WEBSITES[locale]}"
    data-product-id="${product.id}"
    data-support-email="service@zonshop.example"
  >
    <a href="${requestAddress(priceMatch, product)}">${words.priceMatch}</a>
  </p>`;
}

/** What an installer does with the product; the server decides whether the request is offered. */
export function installerPlace(product: Product, { locale }: Visit): Markup {
  return html`<div
    class="offer__installer"
    data-widget="installer-request"
    data-submit-url="${INSTALLER_PATH}"
    data-website-id="${WEBSITES[locale]}"
    data-model-id="${product.id}"
    data-model-type="${product.type}"
  >
    <noscript
      ><a class="sw-button sw-button--secondary sw-button--wide" href="${requestAddress(installer, product)}"
        >${kitIcon('wrench')}<span>${INSTALLER[locale].button_text}</span></a
      ></noscript
    >
  </div>`;
}
