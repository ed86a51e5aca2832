import { html } from 'hono/html';
import { priceKeysOf } from '../rules/price-keys.ts';
import type { Product } from '../rules/product.ts';
import { buyForm } from './buy-form.ts';
import { compareBox } from './compare-box.ts';
import type { Markup } from './icons.ts';
import { canBuy, labels, picture, priceBlock, stock } from './product-parts.ts';
import { plainStars, stars } from './stars.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

/** Codes of models break at no hyphen. */
function unbroken(name: string): readonly (string | Markup)[] {
  return name
    .split(/(\s+)/)
    .map((word) => (word.includes('-') && /\d/.test(word) ? html`<span class="card__code">${word}</span>` : word));
}

function card(product: Product, visit: Visit, { level = 'h3', isFallback = false }: GridOptions): Markup {
  const { name, url } = product;
  const link = html`<a href="${url}">${unbroken(name)}</a>`;
  return html`<li class="card">
    <div class="card__picture">
      ${picture(product, '')}
      <p class="card__labels">${labels(product, visit)}</p>
    </div>
    <div class="card__text">
      <p class="card__brand">${product.brand.name}</p>
      ${level === 'h2' ? html`<h2 class="card__name">${link}</h2>` : html`<h3 class="card__name">${link}</h3>`}
      ${isFallback ? plainStars(product, visit) : stars(product, visit)}
      ${product.short_item_detail_text ? html`<p class="card__detail">${product.short_item_detail_text}</p>` : ''}
    </div>
    <div class="card__foot">
      ${stock(product, visit)} ${priceBlock({ ...product, ...priceKeysOf(product, visit) }, visit)}
      ${
        canBuy(product)
          ? buyForm(product, visit)
          : html`<a class="button button--quiet" href="${url}" aria-label="${fill(visit.words.viewNamed, { name })}"
              >${visit.words.view}</a
            >`
      }
      ${isFallback ? '' : compareBox(product, visit)}
    </div>
  </li>`;
}

/** An additional cell among the products. */
export interface Inserted {
  /** The number of products before it. */
  readonly at: number;
  readonly markup: Markup;
}

interface GridOptions {
  /** The level of the headings, below that of the page. */
  readonly level?: 'h2' | 'h3';
  readonly inserted?: Inserted | undefined;
  /** The list is the fallback of a widget, so it mounts no widgets except buy buttons. */
  readonly isFallback?: boolean;
}

/** A grid of products. */
export function productGrid(products: readonly Product[], visit: Visit, options: GridOptions = {}): Markup {
  const { inserted } = options;
  return html`<ul class="grid">
    ${products.map(
      (product, at) =>
        html`${inserted?.at === at ? html`<li class="grid__promo">${inserted.markup}</li>` : ''}${card(product, visit, options)}`,
    )}
  </ul>`;
}
