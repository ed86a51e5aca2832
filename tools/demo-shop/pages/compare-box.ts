import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import type { Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

/**
 * Adds a product to the comparison, which is stored in the browser; hidden without JavaScript.
 * @param isFallback the widget around it draws the box, so this one keeps its room
 */
export function compareBox(
  { type, id, name }: Pick<Product, 'type' | 'id' | 'name'>,
  { words }: Visit,
  isFallback = false,
): Markup {
  return html`<label
    class="sw-product-overview__option sw-product-overview__compare compare-box"
    ${isFallback ? '' : html`data-widget="compare-checkbox" data-type="${type}" data-id="${id}"`}
  >
    <input
      class="sw-product-overview__box"
      type="checkbox"
      autocomplete="off"
      aria-label="${fill(words.compareNamed, { name })}"
    />
    <span class="sw-product-overview__option-name" aria-hidden="true">${words.compare}</span>
  </label>`;
}
