import { html } from 'hono/html';
import type { ProductPage, Sort } from '../rules/catalogue.ts';
import { nameOfResults } from '../rules/search/results.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { Markup } from './icons.ts';
import { listHead } from './list-head.ts';
import type { Page } from './layout.ts';
import { paging } from './paging.ts';
import { productGrid } from './product-card.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

export interface SearchView {
  readonly query: string;
  readonly sort: Sort;
  /** Absent without a search. */
  readonly list: ProductPage | undefined;
}

export function search({ query, sort, list }: SearchView, visit: Visit): Page {
  const { words, locale } = visit;
  if (!list) return withoutResults(words.searchTitle, words.searchPrompt, visit);
  const title = nameOfResults(query, locale);
  if (list.total === 0) return withoutResults(title, fill(words.searchNothing, { query }), visit);
  return {
    title,
    body: html`<div class="wrap">
      ${breadcrumb([], words.searchTitle, visit)}
      <div data-widget="product-overview" data-type="search" data-id="${query}">
        <div class="intro"><h1>${title}</h1></div>
        ${listHead(list, sort, visit)} ${productGrid(list.products, visit, { level: 'h2', isFallback: true })}
        ${paging(list, visit)}
      </div>
    </div>`,
  };
}

function withoutResults(title: string, text: string, visit: Visit): Page {
  return {
    title,
    body: html`<div class="wrap">
      <div class="intro">
        <h1>${title}</h1>
        <p>${text}</p>
      </div>
      ${shelves(visit)}
    </div>`,
  };
}

/** Where else the shopper may look. */
function shelves({ categories, words }: Visit): Markup {
  return html`<nav class="section" aria-label="${words.searchElsewhere}">
    <h2>${words.searchElsewhere}</h2>
    <ul class="chips">
      ${categories.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>`)}
    </ul>
  </nav>`;
}
