import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import { buyForm } from './buy-form.ts';
import { compareBox } from './compare-box.ts';
import type { Markup } from './icons.ts';
import { canBuy, labels, picture, priceBlock, stock } from './product-parts.ts';
import { stars } from './stars.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

function card(product: Product, visit: Visit, level: 'h2' | 'h3'): Markup {
  const { name, url } = product;
  const link = html`<a href="${url}">${name}</a>`;
  return html`<li class="card">
    <div class="card__picture">
      ${picture(product, '')}
      <p class="card__labels">${labels(product, visit)}</p>
    </div>
    <div class="card__text">
      <p class="card__brand">${product.brand.name}</p>
      ${level === 'h2' ? html`<h2 class="card__name">${link}</h2>` : html`<h3 class="card__name">${link}</h3>`}
      ${stars(product, visit)}
      ${product.short_item_detail_text ? html`<p class="card__detail">${product.short_item_detail_text}</p>` : ''}
    </div>
    <div class="card__foot">
      ${stock(product, visit)} ${priceBlock(product, visit)}
      ${
        canBuy(product)
          ? buyForm(product, visit)
          : html`<a class="button button--quiet" href="${url}" aria-label="${fill(visit.words.viewNamed, { name })}"
              >${visit.words.view}</a
            >`
      }
      ${compareBox(product, visit)}
    </div>
  </li>`;
}

/** Something between the products, in a cell of its own. */
export interface Inserted {
  /** So many products stand before it. */
  readonly at: number;
  readonly markup: Markup;
}

/** Products side by side; `level` is the heading's place below the page's own. */
export function productGrid(
  products: readonly Product[],
  visit: Visit,
  level: 'h2' | 'h3' = 'h3',
  inserted?: Inserted,
): Markup {
  return html`<ul class="grid">
    ${products.map(
      (product, at) =>
        html`${inserted?.at === at ? html`<li class="grid__promo">${inserted.markup}</li>` : ''}${card(product, visit, level)}`,
    )}
  </ul>`;
}
