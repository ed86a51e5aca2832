import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import type { Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

/** Adds a product to the comparison, which is stored in the browser; hidden without JavaScript. */
export function compareBox({ type, id, name }: Pick<Product, 'type' | 'id' | 'name'>, { words }: Visit): Markup {
  return html`<label class="compare-box" data-widget="compare-checkbox" data-type="${type}" data-id="${id}">
    <input type="checkbox" autocomplete="off" aria-label="${fill(words.compareNamed, { name })}" />
    <span aria-hidden="true">${words.compare}</span>
  </label>`;
}
