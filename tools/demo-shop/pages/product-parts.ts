import { html } from 'hono/html';
import type { PriceKeys } from '../../../shared/contract/price-keys.ts';
import type { Product } from '../rules/product.ts';
import { price } from '../rules/currency.ts';
import type { Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

/** A picture in the box that the widgets have for it. */
export function picture(
  product: { readonly image: string; readonly mobile_image?: string },
  alt: string,
  part = '',
  isFirst = false,
): Markup {
  return html`<picture class="sw-image ${part}">
    ${product.mobile_image ? html`<source media="(max-width: 640px)" srcset="${product.mobile_image}" />` : ''}
    <img
      class="sw-image__picture"
      src="${product.image}"
      alt="${alt}"
      width="400"
      height="400"
      ${isFirst ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`}
    />
  </picture>`;
}

export interface Priced extends PriceKeys {
  readonly price: number;
  readonly from_price?: number | null | undefined;
  readonly price_on_request?: boolean;
}

export type PriceSize = 'small' | 'medium' | 'large';

/** An amount, or the words in its place. */
export function amount(shown: string, size: PriceSize = 'medium', before: Markup | '' = ''): Markup {
  return html`<span class="sw-price sw-price--${size}">${before}<span class="sw-price__now">${shown}</span></span>`;
}

interface PriceOptions {
  readonly size?: PriceSize;
  /** Replaces the amount of today. */
  readonly shown?: string;
  /** Behind the amount. */
  readonly suffix?: string;
}

/** The price of a product, with what it is compared with. */
export function priceBlock(
  product: Priced,
  { words, locale }: Visit,
  { size = 'medium', shown, suffix }: PriceOptions = {},
): Markup {
  if (product.price_on_request)
    return html`<span class="sw-price sw-price--${size} sw-price--words"
      ><span class="sw-price__now">${words.priceOnRequest}</span></span
    >`;
  const { price: now, prior_price: prior, advice_price: advice, unit_price: perUnit } = product;
  const earlier = prior ?? product.from_price ?? 0;
  const isLower = earlier > now;
  const beside = (text: string) => html`<span class="sw-price__earlier"> ${text}</span>`;
  return html`<span class="sw-price sw-price--${size} ${isLower ? 'sw-price--lowered' : ''}"
    >${isLower ? html`<span class="sw-price__earlier">${unseen(prior ? words.priorPrice : words.fromPrice)}<s class="sw-price__struck">${price(earlier)}</s></span>` : ''}${
      advice && advice > now
        ? html`<span class="sw-price__earlier"><span> ${words.advicePrice} </span><span>${price(advice)}</span></span>`
        : ''
    }${unseen(words.price)}<span class="sw-price__now">${shown ?? price(now)}</span
    >${suffix === undefined ? '' : beside(suffix)}${
      prior && isLower ? html`<span class="sw-price__from"> ${percentOff(now, prior, locale)}</span>` : ''
    }${perUnit ? beside(fill(words.pricePerUnit, { price: price(perUnit.price), unit: perUnit.unit })) : ''}</span
  >`;
}

/** For screen readers alone. */
const unseen = (text: string): Markup => html`<span class="sw-visually-hidden"> ${text} </span>`;

/** The percentage is that of the lowest price of 30 days, rounded down. */
function percentOff(now: number, prior: number, locale: Visit['locale']): string {
  const percent = Math.floor(((prior - now) * 100) / prior);
  return percent > 0 ? `−${percent}${locale === 'de' ? '\u00a0' : ''}%` : '';
}

function stockText(text: string, isThere = false): Markup {
  return html`<span class="sw-stock-label sw-stock-label--${isThere ? 'in' : 'out'}">${text}</span>`;
}

/** Whether it can be delivered at once. */
export function stockLabel(isThere: boolean | undefined, { words }: Visit): Markup {
  return stockText(isThere ? words.inStock : words.outOfStock, isThere);
}

export function stock(product: Pick<Product, 'in_stock' | 'pre_order' | 'pre_heat' | 'eol'>, visit: Visit): Markup {
  const { words } = visit;
  if (product.eol) return stockText(words.eol);
  if (product.pre_heat) return stockText(words.preHeat);
  return !product.in_stock && product.pre_order ? stockText(words.preOrder) : stockLabel(product.in_stock, visit);
}

/** The short labels of a product. */
export function labels(product: Pick<Product, 'best_choice' | 'type'>, { words }: Visit): string[] {
  return [
    ...(product.best_choice ? [words.bestChoice] : []),
    ...(product.type === 'second-chance-product' ? [words.secondChance] : []),
    ...(product.type === 'bundle' ? [words.bundle] : []),
  ];
}

/** Whether to show a buy button; an announced product cannot be bought yet. */
export function canBuy(product: Pick<Product, 'orderable' | 'pre_heat'>): boolean {
  return product.orderable && !product.pre_heat;
}
