import { html } from 'hono/html';
import type { ProductPage, Sort } from '../rules/catalogue.ts';
import { breadcrumb } from './breadcrumb.ts';
import type { Page } from './layout.ts';
import { listHead } from './list-head.ts';
import { paging } from './paging.ts';
import { productGrid } from './product-card.ts';
import type { Visit } from './visit.ts';

/** All second-chance products. */
export function secondChances({ list, sort }: { list: ProductPage; sort: Sort }, visit: Visit): Page {
  const { words } = visit;
  return {
    title: words.secondChance,
    about: words.secondChanceIntro,
    body: html`<div class="wrap">
      ${breadcrumb([], words.secondChance, visit)}
      <div class="intro">
        <h1>${words.secondChance}</h1>
        <p>${words.secondChanceIntro}</p>
      </div>
      ${listHead(list, sort, visit)} ${productGrid(list.products, visit, { level: 'h2' })} ${paging(list, visit)}
    </div>`,
  };
}
