import { html } from 'hono/html';
import type { Product } from '../../rules/product.ts';
import type { ReviewsPage } from '../../rules/reviews.ts';
import { counted, day, decimal } from '../format.ts';
import type { Markup } from '../icons.ts';
import { paging } from '../paging.ts';
import { starRow } from '../stars.ts';
import { addressWith, type Visit } from '../visit.ts';

type Review = ReviewsPage['reviews'][number];

/** One page of reviews, with links to the others. Other pages link to it with either of two ids. */
export function reviews({ id, type }: Product, page: ReviewsPage, visit: Visit): Markup {
  const { words } = visit;
  const pageOf = (number: number) =>
    `${addressWith(visit.address, { reviews: number === 1 ? null : String(number) })}#reviews`;
  return html`<section class="reviews section" id="reviews" aria-labelledby="reviews-title">
    <a id="beoordelingen"></a>
    <h2 id="reviews-title">${words.reviewsTitle}</h2>
    ${
      page.totalReviews === 0
        ? html`<div
            data-widget="product-reviews"
            data-product-id="${id}"
            data-type="${type}"
            data-initial='{"reviews":[],"totalReviews":0,"totalPages":0}'
          >
            <p>${words.reviewsNone}</p>
          </div>`
        : html`<div data-widget="product-reviews" data-product-id="${id}" data-type="${type}" data-initial="{}">
            ${sum(page, visit)}
            <p class="reviews__note" data-verified-note>${page.verification?.text || words.reviewsNote}</p>
            <ol class="reviews__list">
              ${page.reviews.map((review) => reviewItem(review, visit))}
            </ol>
            ${paging({ page: page.page, pages: page.totalPages }, visit, pageOf)}
          </div>`
    }
  </section>`;
}

function sum({ productRating, totalReviews }: ReviewsPage, visit: Visit): Markup {
  const { words, locale } = visit;
  const rating = productRating ?? 0;
  return html`<p
    class="reviews__sum"
    itemprop="aggregateRating"
    itemscope
    itemtype="https://schema.org/AggregateRating"
  >
    ${starRow(rating, visit)}
    <span><data itemprop="ratingValue" value="${rating}">${decimal(rating, locale)}</data> ${words.ratingOf}</span>
    <data itemprop="reviewCount" value="${totalReviews}"
      >${counted(totalReviews, words.reviewsOne, words.reviewsMany, locale)}</data
    >
  </p>`;
}

function reviewItem({ id, rating, review_for, comment, reviewed_at, verified_purchase }: Review, visit: Visit): Markup {
  return html`<li
    class="reviews__one"
    id="review-${id}"
    itemprop="review"
    itemscope
    itemtype="https://schema.org/Review"
  >
    <div class="reviews__head">
      ${
        rating === null
          ? ''
          : html`<p itemprop="reviewRating" itemscope itemtype="https://schema.org/Rating">
              ${starRow(rating, visit)}<meta itemprop="ratingValue" content="${rating}" />
            </p>`
      }
      <time itemprop="datePublished" datetime="${reviewed_at}">${day(reviewed_at ?? '', visit.locale)}</time>
      ${verified_purchase && html`<span data-verified-purchase>${visit.words.verifiedPurchase}</span>`}
    </div>
    <p class="reviews__words" itemprop="reviewBody">${comment}</p>
    <p class="reviews__of" itemprop="itemReviewed">${review_for}</p>
  </li>`;
}
