import { html } from 'hono/html';
import type { Product } from '../rules/product.ts';
import { counted, decimal } from './format.ts';
import type { Markup } from './icons.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

function toQuarter(value: number): number {
  return Math.round(value * 4) / 4;
}

/** Five stars with the widget's public classes, which it then leaves unchanged. */
export function starRow(rating: number, { words, locale }: Visit): Markup {
  const slots = [0, 1, 2, 3, 4].map((star) => Math.min(1, Math.max(0, toQuarter(rating) - star)) * 100);
  const label = fill(words.rating, { rating: decimal(toQuarter(rating), locale) });
  return html`<span class="sw-stars" role="img" aria-label="${label}"
    >${slots.map((filled) => html`<span class="sw-stars__slot sw-stars__slot--${filled}"></span>`)}</span
  >`;
}

type Rated = Pick<Product, 'rating' | 'reviews'>;

/** Stars with the number of reviews; empty for a product without reviews. */
export function stars(product: Rated, visit: Visit): Markup {
  const { rating, reviews } = product;
  if (rating === null) return plainStars(product, visit);
  return html`<p class="stars" data-widget="star-rating" data-rating="${rating}" data-count="${reviews}">
    ${ratingOf(rating, reviews, visit)}
  </p>`;
}

/** The same as a fallback of another widget that renders stars. */
export function plainStars({ rating, reviews }: Rated, visit: Visit): Markup {
  return html`<p class="stars">${rating === null ? visit.words.noReviews : ratingOf(rating, reviews, visit)}</p>`;
}

function ratingOf(rating: number, reviews: number, visit: Visit): Markup {
  const { words, locale } = visit;
  const count = counted(reviews, words.reviewsOne, words.reviewsMany, locale);
  return html`${starRow(rating, visit)}
    <span aria-hidden="true">(${reviews.toLocaleString(locale)})</span>
    <span class="unseen">${count}</span>`;
}
