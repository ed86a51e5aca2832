import { html } from 'hono/html';
import { SORTS, type Category, type ProductPage, type Sort } from '../rules/catalogue.ts';
import { counted } from './format.ts';
import type { Markup } from './icons.ts';
import type { Page } from './layout.ts';
import { paging } from './paging.ts';
import { productGrid } from './product-card.ts';
import { fill, type ShopWords } from './texts.ts';
import { addressWith, type Visit } from './visit.ts';

const SORT_WORDS: Readonly<Record<Sort, keyof ShopWords>> = {
  popular: 'sortPopular',
  'price-up': 'sortPriceUp',
  'price-down': 'sortPriceDown',
  rating: 'sortRating',
  name: 'sortName',
};

/** From the home page down to where the shopper is. */
export function breadcrumb(way: readonly Pick<Category, 'url' | 'name'>[], here: string, { words }: Visit): Markup {
  return html`<nav class="crumbs" aria-label="${words.breadcrumb}">
    <ol>
      <li><a href="/">${words.home}</a></li>
      ${way.map(({ url, name }) => html`<li><a href="${url}">${name}</a></li>`)}
      <li aria-current="page">${here}</li>
    </ol>
  </nav>`;
}

/** How many there are, and the links that order them. */
export function listHead(list: ProductPage, sort: Sort, { words, address, locale }: Visit): Markup {
  return html`<div class="list-head">
    <p>${counted(list.total, words.productsOne, words.productsMany, locale)}</p>
    <nav class="sorts" aria-label="${words.sort}">
      <span aria-hidden="true">${words.sort}</span>
      <ul>
        ${SORTS.map(
          (other) =>
            html`<li>
              <a
                href="${addressWith(address, { sort: other === 'popular' ? null : other, page: null })}"
                ${other === sort ? html`aria-current="true"` : ''}
                >${words[SORT_WORDS[other]]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
  </div>`;
}

export interface CategoryView {
  readonly category: Category;
  readonly way: readonly Category[];
  readonly children: readonly Category[];
  readonly list: ProductPage;
  readonly sort: Sort;
}

export function category({ category: here, way, children, list, sort }: CategoryView, visit: Visit): Page {
  const { words } = visit;
  const suffix = list.page > 1 ? `, ${fill(words.pageOf, { page: list.page, pages: list.pages })}` : '';
  return {
    title: here.name + suffix,
    about: here.intro,
    body: html`<div class="wrap">
      ${breadcrumb(way, here.name, visit)}
      <div class="intro">
        <h1>${here.name}</h1>
        <p>${here.intro}</p>
      </div>
      ${
        children.length > 0
          ? html`<ul class="chips">
              ${children.map(({ url, name }) => html`<li><a href="${url}">${name}</a></li>`)}
            </ul>`
          : ''
      }
      ${listHead(list, sort, visit)} ${productGrid(list.products, visit, 'h2')} ${paging(list, visit)}
    </div>`,
  };
}
