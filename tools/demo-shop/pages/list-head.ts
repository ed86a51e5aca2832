import { html } from 'hono/html';
import { SORTS, type ProductPage, type Sort } from '../rules/catalogue.ts';
import { counted } from './format.ts';
import type { Markup } from './icons.ts';
import type { ShopWords } from './texts.ts';
import { addressWith, type Visit } from './visit.ts';

const SORT_WORDS: Readonly<Record<Sort, keyof ShopWords>> = {
  popular: 'sortPopular',
  'price-up': 'sortPriceUp',
  'price-down': 'sortPriceDown',
  rating: 'sortRating',
  name: 'sortName',
};

/** The number of products, and the links that sort them. */
export function listHead(list: ProductPage, sort: Sort, { words, address, locale }: Visit): Markup {
  return html`<div class="list-head">
    <p>${counted(list.total, words.productsOne, words.productsMany, locale)}</p>
    <nav class="sorts" aria-label="${words.sort}">
      <span aria-hidden="true">${words.sort}</span>
      <ul>
        ${SORTS.map(
          (option) =>
            html`<li>
              <a
                href="${addressWith(address, { sort: option === 'popular' ? null : option, page: null })}"
                ${option === sort ? html`aria-current="true"` : ''}
                >${words[SORT_WORDS[option]]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
  </div>`;
}
