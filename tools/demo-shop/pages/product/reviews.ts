import { html } from 'hono/html';
import type { Product } from '../../rules/product.ts';
import type { ReviewsPage } from '../../rules/reviews.ts';
import { counted, day, decimal } from '../format.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { starRow } from '../stars.ts';
import { fill } from '../texts.ts';
import { addressWith, type Visit } from '../visit.ts';

type Review = ReviewsPage['reviews'][number];

/** One page of reviews, with links to the others. Other pages link to it with either of two ids. */
export function reviews({ id, type }: Product, page: ReviewsPage, visit: Visit): Markup {
  const { words } = visit;
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
            ${framed(html`<p class="sw-product-reviews__empty">${words.reviewsNone}</p>`)}
          </div>`
        : html`<div data-widget="product-reviews" data-product-id="${id}" data-type="${type}" data-initial="{}">
            ${framed(
              html`${summary(page, visit)}
                <div class="sw-product-reviews__page">
                  <ul class="sw-product-reviews__list" role="list">
                    ${page.reviews.map((review) => reviewItem(review, visit))}
                  </ul>
                </div>
                ${pager(page, visit)}`,
            )}
          </div>`
    }
  </section>`;
}

const framed = (content: Markup): Markup =>
  html`<div class="sw-page"><div class="sw-product-reviews">${content}</div></div>`;

function summary({ productRating, totalReviews, verification }: ReviewsPage, visit: Visit): Markup {
  const { words, locale } = visit;
  const rating = productRating ?? 0;
  return html`<div class="sw-product-reviews__summary">
    <div>
      <p
        class="sw-product-reviews__average"
        itemprop="aggregateRating"
        itemscope
        itemtype="https://schema.org/AggregateRating"
      >
        <strong class="sw-product-reviews__rating" aria-hidden="true"
          ><data itemprop="ratingValue" value="${rating}">${decimal(rating, locale)}</data></strong
        >
        ${starRow(rating, visit)}
        <data itemprop="reviewCount" value="${totalReviews}"
          >${counted(totalReviews, words.reviewsOne, words.reviewsMany, locale)}</data
        >
      </p>
      <p class="sw-product-reviews__note" data-verified-note>
        ${kitIcon('check', 'sw-product-reviews__check')}<span>${verification?.text || words.reviewsNote}</span>
      </p>
    </div>
  </div>`;
}

function reviewItem({ id, rating, review_for, comment, reviewed_at, verified_purchase }: Review, visit: Visit): Markup {
  return html`<li
    class="sw-product-reviews__review"
    id="review-${id}"
    itemprop="review"
    itemscope
    itemtype="https://schema.org/Review"
  >
    <div class="sw-product-reviews__head">
      ${
        rating === null
          ? ''
          : html`<span itemprop="reviewRating" itemscope itemtype="https://schema.org/Rating"
              >${starRow(rating, visit)}<meta itemprop="ratingValue" content="${rating}"
            /></span>`
      }
      <time class="sw-product-reviews__date" itemprop="datePublished" datetime="${reviewed_at}"
        >${day(reviewed_at ?? '', visit.locale)}</time
      >
      ${verified_purchase && verifiedMark(visit)}
    </div>
    <p class="sw-product-reviews__comment" itemprop="reviewBody">${comment}</p>
    <p class="sw-product-reviews__product">
      <data itemprop="itemReviewed" value="${review_for}"
        >${fill(visit.words.reviewsAbout, { name: review_for ?? '' })}</data
      >
    </p>
  </li>`;
}

function verifiedMark({ words }: Visit): Markup {
  return html`<span class="sw-product-reviews__note" data-verified-purchase
    >${kitIcon('check', 'sw-product-reviews__check')}<span>${words.verifiedPurchase}</span></span
  >`;
}

/** Links to the pages before and after; one that is missing looks like the button of the widget that does nothing. */
function pager({ page, totalPages: pages }: ReviewsPage, { words, address }: Visit): Markup {
  if (pages <= 1) return html``;
  const step = (to: number, rel: 'prev' | 'next', label: string) => {
    const target = `${addressWith(address, { reviews: to === 1 ? null : String(to) })}#reviews`;
    const isThere = to >= 1 && to <= pages;
    return html`<a
      class="sw-button sw-button--secondary"
      ${isThere ? html`rel="${rel}" href="${target}"` : html`role="link" aria-disabled="true"`}
      ><span class="sw-button__label">${label}</span></a
    >`;
  };
  return html`<nav
    class="sw-product-reviews__pager"
    aria-label="${words.reviewsPages}"
    data-page="${page}"
    data-pages="${pages}"
  >
    ${step(page - 1, 'prev', words.reviewsPrevious)}
    <p class="sw-product-reviews__where"><span>${fill(words.reviewsPage, { page, pages })}</span></p>
    ${step(page + 1, 'next', words.reviewsNext)}
  </nav>`;
}
