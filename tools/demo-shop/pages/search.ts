import { html } from 'hono/html';
import type { ProductPage, Sort } from '../rules/catalogue.ts';
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
  const { words } = visit;
  const title = list ? fill(words.searchResults, { query }) : words.searchTitle;
  const hasResults = list && list.total > 0;
  return {
    title,
    body: html`<div class="wrap">
      <div class="intro">
        <h1>${title}</h1>
        ${hasResults ? '' : html`<p>${list ? fill(words.searchNothing, { query }) : words.searchPrompt}</p>`}
      </div>
      ${hasResults ? html`${listHead(list, sort, visit)} ${productGrid(list.products, visit, { level: 'h2' })} ${paging(list, visit)}` : ''}
    </div>`,
  };
}
