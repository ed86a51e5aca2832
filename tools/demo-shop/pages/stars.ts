import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import { counted, decimal } from './format.ts';
import type { Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

function toQuarter(value: number): number {
  return Math.round(value * 4) / 4;
}

interface Shown {
  readonly label: string;
  readonly slots: readonly number[];
  readonly kind?: string;
  readonly beside?: Markup | '';
}

const drawn = ({ label, slots, kind = '', beside = '' }: Shown): Markup =>
  html`<span class="sw-stars ${kind}" role="img" aria-label="${label}"
    >${slots.map((filled) => html`<span class="sw-stars__slot sw-stars__slot--${filled}"></span>`)}${beside}</span
  >`;

const STARS = [0, 1, 2, 3, 4];

/** Five stars with the widget's public classes, which it then leaves unchanged. */
export function starRow(rating: number, { words, locale }: Visit, reviews = 0): Markup {
  const slots = STARS.map((star) => Math.min(1, Math.max(0, toQuarter(rating) - star)) * 100);
  const label = fill(words.rating, { rating: decimal(toQuarter(rating), locale) });
  if (reviews === 0) return drawn({ label, slots });
  return drawn({
    label: `${label}, ${counted(reviews, words.reviewsOne, words.reviewsMany, locale)}`,
    slots,
    beside: html`<span class="sw-stars__count">(${reviews.toLocaleString(locale)})</span>`,
  });
}

type Rated = Pick<Product, 'rating' | 'reviews'>;

/** Stars with the number of reviews, as a widget. */
export function stars(product: Rated, visit: Visit): Markup {
  const { rating, reviews } = product;
  if (rating === null) return plainStars(product, visit);
  return html`<span data-widget="star-rating" data-rating="${rating}" data-count="${reviews}"
    >${plainStars(product, visit)}</span
  >`;
}

/** The same as a fallback of another widget that renders stars. Four grey ones without a rating. */
export function plainStars({ rating, reviews }: { rating: number | null; reviews?: number }, visit: Visit): Markup {
  const unrated = visit.words.noReviews;
  if (rating === null)
    return drawn({
      label: unrated,
      slots: STARS.map((star) => (star < 4 ? 100 : 0)),
      kind: 'sw-stars--default',
      beside: html`<span class="sw-stars__unrated">${unrated}</span>`,
    });
  return starRow(rating, visit, reviews);
}
