import { html } from 'hono/html';
import type { PriceKeys } from '../../../shared/contract/price-keys.ts';
import type { Product } from '../rules/product.ts';
import { price } from './format.ts';
import type { Markup } from './icons.ts';
import { fill } from './texts.ts';
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

export type Priced = Pick<Product, 'price' | 'from_price' | 'price_on_request'> & PriceKeys;

export function priceBlock(product: Priced, { words, locale }: Visit): Markup {
  if (product.price_on_request) return html`<p class="price price--asked">${words.priceOnRequest}</p>`;
  const { price: now, prior_price: prior, advice_price: advice, unit_price: perUnit } = product;
  const earlier = prior ?? product.from_price ?? 0;
  const isLower = earlier > now;
  return html`<p class="price">
    ${isLower ? html`<s class="price__from"><span class="unseen">${prior ? words.priorPrice : words.fromPrice} </span>${price(earlier)}</s>` : ''}
    ${advice && advice > now ? html`<span class="price__beside">${words.advicePrice} ${price(advice)}</span>` : ''}
    <strong class="price__now ${isLower ? 'price__now--lower' : ''}"
      ><span class="unseen">${words.price} </span>${price(now)}</strong
    >
    ${prior && isLower ? html`<span class="price__off">${percentOff(now, prior, locale)}</span>` : ''}
    ${perUnit ? html`<span class="price__beside">${fill(words.pricePerUnit, { price: price(perUnit.price), unit: perUnit.unit })}</span>` : ''}
  </p>`;
}

/** The percentage is that of the lowest price of 30 days, rounded down. */
function percentOff(now: number, prior: number, locale: Visit['locale']): string {
  const percent = Math.floor(((prior - now) * 100) / prior);
  return percent > 0 ? `−${percent}${locale === 'de' ? '\u00a0' : ''}%` : '';
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
  return html`${product.best_choice ? html`<span class="label">${words.bestChoice}</span>` : ''}${
    product.type === 'second-chance-product' ? html`<span class="label">${words.secondChance}</span>` : ''
  }${product.type === 'bundle' ? html`<span class="label">${words.bundle}</span>` : ''}`;
}

/** Whether to show a buy button; an announced product cannot be bought yet. */
export function canBuy(product: Pick<Product, 'orderable' | 'pre_heat'>): boolean {
  return product.orderable && !product.pre_heat;
}
