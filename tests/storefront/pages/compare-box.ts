import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import type { Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

/** Puts a product on the list of those to compare, which the browser keeps; without scripts it is not there. */
export function compareBox({ type, id, name }: Pick<Product, 'type' | 'id' | 'name'>, { words }: Visit): Markup {
  return html`<label class="compare-box" data-widget="compare-checkbox" data-type="${type}" data-id="${id}">
    <input type="checkbox" autocomplete="off" aria-label="${fill(words.compareNamed, { name })}" />
    <span aria-hidden="true">${words.compare}</span>
  </label>`;
}
