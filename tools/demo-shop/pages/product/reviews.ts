import { html } from 'hono/html';
import { STARS } from '../../../../shared/contract/reviews.ts';
import type { Product } from '../../rules/product.ts';
import type { ReviewsPage } from '../../rules/reviews.ts';
import { counted, day, decimal } from '../format.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { sortForm } from '../sort-form.ts';
import { starRow } from '../stars.ts';
import { fill } from '../texts.ts';
import { addressWith, type Visit } from '../visit.ts';

const ORDER_WORDS = { newest: 'orderNewest', highest: 'orderHighest', lowest: 'orderLowest' } as const;

type Review = ReviewsPage['reviews'][number];

/** One page of reviews, with links to the others. Other pages link to it with either of two ids. */
export function reviews({ id, type }: Product, page: ReviewsPage, visit: Visit): Markup {
  const { words } = visit;
  return html`<section class="reviews section" id="reviews" aria-labelledby="reviews-title">
    <a id="beoordelingen"></a>
    <h2 id="reviews-title">${words.reviewsTitle}</h2>
    ${
      page.allReviews === 0
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
              html`${summary(page, visit)} ${selectionBar(page, visit)}
                <div class="sw-product-reviews__page">
                  <ul role="list">
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

function summary(page: ReviewsPage, visit: Visit): Markup {
  const { productRating, allReviews, verification } = page;
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
        <data itemprop="reviewCount" value="${allReviews}"
          >${counted(allReviews, words.reviewsOne, words.reviewsMany, locale)}</data
        >
      </p>
      <p class="sw-product-reviews__note" data-verified-note>
        ${kitIcon('check', 'sw-product-reviews__check')}<span>${verification?.text || words.reviewsNote}</span>
      </p>
    </div>
    ${bars(page, visit)}
  </div>`;
}

const addressOf = ({ address }: Visit, changes: Readonly<Record<string, string | null>>) =>
  `${addressWith(address, { reviews: null, ...changes })}#reviews`;

/** Links to the reviews with so many stars; the one of the page leads back to all. */
function bars({ ratingCounts, selection, allReviews }: ReviewsPage, visit: Visit): Markup {
  if (!ratingCounts) return html``;
  const { words, locale } = visit;
  return html`<ul
    class="sw-product-reviews__bars"
    role="list"
    aria-label="${words.reviewsByStars}"
    data-review-selection
    data-rating-counts="${JSON.stringify(ratingCounts)}"
    data-rating="${selection.rating ?? ''}"
  >
    ${STARS.map((stars) => {
      const count = ratingCounts[stars];
      const isSelected = Number(stars) === selection.rating;
      const target = addressOf(visit, { stars: isSelected ? null : stars });
      return html`<li>
        <a
          class="sw-product-reviews__bar"
          ${count === 0 ? html`role="link" aria-disabled="true"` : html`href="${target}"`}
          ${isSelected ? html`aria-current="true"` : ''}
        >
          <span>${counted(Number(stars), words.starsOne, words.starsMany, locale)}</span>
          <svg class="sw-product-reviews__track" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <path class="sw-product-reviews__share" d="M0 0h${Math.round((100 * count) / allReviews)}v1H0z" />
          </svg>
          <span class="sw-product-reviews__amount"
            ><span aria-hidden="true">${count}</span
            ><span class="sw-visually-hidden">
              ${counted(count, words.reviewsOne, words.reviewsMany, locale)}</span
            ></span
          >
        </a>
      </li>`;
    })}
  </ul>`;
}

/** How many reviews are shown, and a form for their order. */
function selectionBar({ orders, selection, totalReviews }: ReviewsPage, visit: Visit): Markup {
  if (!orders) return html``;
  const { words, locale } = visit;
  const { rating, order } = selection;
  return html`<div
    class="sw-product-reviews__selection"
    data-review-selection
    data-orders="${orders.join(' ')}"
    data-order="${order}"
  >
    ${
      rating === null
        ? ''
        : html`<p>
              ${counted(totalReviews, words.reviewsOne, words.reviewsMany, locale)}
              ${counted(rating, words.withStarsOne, words.withStarsMany, locale)}
            </p>
            <a class="sw-button sw-button--quiet sw-product-reviews__all" href="${addressOf(visit, { stars: null })}"
              ><span class="sw-button__label">${words.reviewsShowAll}</span></a
            >`
    }
    ${sortForm(
      {
        place: 'sw-product-reviews__order',
        action: '#reviews',
        kept: rating === null ? '' : html`<input type="hidden" name="stars" value="${rating}" />`,
        id: 'review-order',
        name: 'order',
        options: orders.map((value) => ({ value, label: words[ORDER_WORDS[value]], isSelected: value === order })),
      },
      visit,
    )}
  </div>`;
}

function reviewItem(
  { id, rating, author, review_for, comment, reviewed_at, verified_purchase }: Review,
  visit: Visit,
): Markup {
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
      <span class="sw-product-reviews__author" itemprop="author">${author}</span>
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
