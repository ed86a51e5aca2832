import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import { price } from './format.ts';
import type { Markup } from './icons.ts';
import type { Visit } from './visit.ts';

export function picture(product: Pick<Product, 'image' | 'mobile_image'>, alt: string, isFirst = false): Markup {
  return html`<picture>
    <source media="(max-width: 640px)" srcset="${product.mobile_image}" />
    <img
      src="${product.image}"
      alt="${alt}"
      width="600"
      height="450"
      ${isFirst ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`}
    />
  </picture>`;
}

export function priceBlock(
  product: Pick<Product, 'price' | 'from_price' | 'price_on_request'>,
  { words }: Visit,
): Markup {
  if (product.price_on_request) return html`<p class="price price--asked">${words.priceOnRequest}</p>`;
  const earlier = product.from_price !== null && product.from_price > product.price ? product.from_price : null;
  return html`<p class="price">
    ${earlier === null ? '' : html`<s class="price__from"><span class="unseen">${words.fromPrice} </span>${price(earlier)}</s>`}
    <strong class="price__now ${earlier === null ? '' : 'price__now--lower'}"
      ><span class="unseen">${words.price} </span>${price(product.price)}</strong
    >
  </p>`;
}

export function stock(product: Pick<Product, 'in_stock' | 'pre_order' | 'pre_heat' | 'eol'>, { words }: Visit): Markup {
  if (product.eol) return html`<p class="stock stock--out">${words.eol}</p>`;
  if (product.pre_heat) return html`<p class="stock stock--soon">${words.preHeat}</p>`;
  if (product.in_stock) return html`<p class="stock stock--in">${words.inStock}</p>`;
  if (product.pre_order) return html`<p class="stock stock--soon">${words.preOrder}</p>`;
  return html`<p class="stock stock--out">${words.outOfStock}</p>`;
}

/** The short labels of a product. */
export function labels(product: Pick<Product, 'best_choice' | 'type'>, { words }: Visit): Markup {
  return html`${product.best_choice ? html`<span class="label label--best">${words.bestChoice}</span>` : ''}${
    product.type === 'second-chance-product' ? html`<span class="label">${words.secondChance}</span>` : ''
  }${product.type === 'bundle' ? html`<span class="label">${words.bundle}</span>` : ''}`;
}

/** Whether to show a buy button; an announced product cannot be bought yet. */
export function canBuy(product: Pick<Product, 'orderable' | 'pre_heat'>): boolean {
  return product.orderable && !product.pre_heat;
}
