import { html, raw } from 'hono/html';
import type { CardProduct } from '../rules/overview/page.ts';
import type { Product } from '../rules/product.ts';
import { buyButton } from './buy-form.ts';
import { compareBox } from './compare-box.ts';
import { price } from '../rules/currency.ts';
import type { Markup } from './icons.ts';
import { isExempt, payable } from './payable.ts';
import { unbroken } from './product-name.ts';
import { canBuy, labels, picture, priceBlock, stock } from './product-parts.ts';
import { REQUEST_KINDS, requestAddress } from './requests/kinds.ts';
import { plainStars, stars } from './stars.ts';
import type { Visit } from './visit.ts';

/** A product, as the list of the widgets draws it. */
function card(
  product: CardProduct,
  visit: Visit,
  { level = 'h3', isFallback = false, name: list = 'list' }: GridOptions,
): Markup {
  const { name, url, brand, short_item_detail_text: detail, overlay_image: overlay, info } = product;
  const link = html`<a class="sw-product-card__link" href="${url}">${unbroken(name)}</a>`;
  // One label at most: more of them cover the picture.
  const [flag] = [
    ...(product.pre_heat ? [visit.words.preHeat] : []),
    ...labels(product, visit),
    product.upsell_label,
  ].filter(Boolean);
  return html`<li class="sw-product-overview__cell">
    <article class="sw-product-card">
      <div class="sw-product-card__media">
        ${picture(product, '', 'sw-product-card__image')}
        ${overlay ? html`<img class="sw-product-card__overlay" src="${overlay}" alt="" loading="lazy" />` : ''}
        ${flag ? html`<p class="sw-product-card__flags"><span class="sw-flag">${flag}</span></p>` : ''}
      </div>
      <div class="sw-product-card__body">
        <p class="sw-product-card__text">${brand.name}</p>
        ${
          level === 'h2'
            ? html`<h2 class="sw-product-card__name">${link}</h2>`
            : html`<h3 class="sw-product-card__name">${link}</h3>`
        }
        ${isFallback ? plainStars(product, visit) : stars(product, visit)}
        ${detail ? html`<p class="sw-product-card__text">${detail}</p>` : ''}
        ${product.in_stock && !product.pre_heat ? stock(product, visit) : ''}
        ${info ? html`<div class="sw-html sw-product-overview__info">${raw(info)}</div>` : ''}
        ${secondChance(product, visit)}
        <div class="sw-product-card__foot">
          ${priceBlock(payable(product, visit), visit)}
          ${isExempt(product, visit) ? html`<span class="sw-vat-line">${visit.words.vatExempt}</span>` : ''}
        </div>
        <div class="sw-product-card__action">
          ${control(product, list, visit)} ${compareBox(product, visit, isFallback)}
        </div>
      </div>
    </article>
  </li>`;
}

function secondChance({ name, second_chance: offer }: CardProduct, { words }: Visit): Markup {
  if (!offer?.url || typeof offer.price !== 'number') return html``;
  const label = `${words.secondChance}: ${price(offer.price)}`;
  return html`<a class="sw-product-overview__second-chance" href="${offer.url}" aria-label="${label}, ${name}"
    >${label}</a
  >`;
}

/** What is not in stock has one line with the reason: its control. */
function control(product: Product, list: string, visit: Visit): Markup {
  const { words } = visit;
  const { name, eol, price_on_request: isOnRequest } = product;
  if (canBuy(product)) return buyButton(product, list, visit);
  if (eol || isOnRequest) return html`<p class="sw-product-overview__no-control">${eol ? words.eol : ''}</p>`;
  return html`<a
    class="sw-button sw-button--secondary sw-button--wide"
    href="${requestAddress(REQUEST_KINDS.reminder, product)}"
    aria-label="${words.notify}: ${name}"
    ><span class="sw-button__label">${words.notify}</span></a
  >`;
}

/** An additional cell among the products. */
export interface Inserted {
  /** The number of products before it. */
  readonly at: number;
  readonly markup: Markup;
}

interface GridOptions {
  /** Tells its forms from those of another list on the page, which may have the same product. */
  readonly name?: string;
  /** The level of the headings, below that of the page. */
  readonly level?: 'h2' | 'h3';
  readonly inserted?: Inserted | undefined;
  /** The list is the fallback of a widget, so it mounts no widgets except buy buttons. */
  readonly isFallback?: boolean;
}

/** The products of a list. */
export function productCells(products: readonly CardProduct[], visit: Visit, options: GridOptions = {}): Markup {
  return html`<ul class="sw-product-overview__grid" role="list">
    ${cells(products, visit, options)}
  </ul>`;
}

/** The same on a page without a list, where a row has as many as fit. */
export function productGrid(products: readonly Product[], visit: Visit, options: GridOptions = {}): Markup {
  return html`<div class="sw-page">
    <div class="sw-product-overview">
      <ul class="grid">
        ${cells(products, visit, options)}
      </ul>
    </div>
  </div>`;
}

function cells(products: readonly CardProduct[], visit: Visit, options: GridOptions) {
  const { inserted } = options;
  return products.map(
    (product, at) =>
      html`${inserted?.at === at ? html`<li class="sw-product-overview__cell">${inserted.markup}</li>` : ''}${card(product, visit, options)}`,
  );
}
