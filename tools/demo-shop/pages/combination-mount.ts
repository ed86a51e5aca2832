import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import type { Markup } from './icons.ts';
import type { Visit } from './visit.ts';

/** The element of the recommended combinations. Without JavaScript it links to the products in them. */
export function combinationMount({ id }: Pick<Product, 'id'>, partners: readonly Product[], { words }: Visit): Markup {
  if (partners.length === 0) return html``;
  return html`<div class="section" id="aanbevolen-combinaties" data-widget="recommended-combination" data-id="${id}">
    <div class="pairs">
      <p class="pairs__title">${words.goesWith}</p>
      <ul>
        ${partners.map(({ url, name }) => html`<li><a href="${url}">${name}</a></li>`)}
      </ul>
    </div>
  </div>`;
}
