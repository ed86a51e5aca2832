import {
  REVIEW_ORDERS,
  STARS,
  type Review,
  type ReviewOrder,
  type ReviewPage,
} from '../../../shared/contract/reviews.ts';
import type { Db } from '../db/schema.ts';
import { howChecked, reviewsFor, type SeededReview } from '../seed/reviews/reviews.ts';
import { hasExtra } from '../extras.ts';
import { wireIdOf } from './product.ts';
import type { Shopper } from './shopper.ts';

export const REVIEWS_PER_PAGE = 8;

/** One page of reviews of a product. */
export interface ReviewsPage extends Pick<ReviewPage, 'verification' | 'ratingCounts' | 'orders'> {
  readonly productId: string;
  readonly reviews: readonly Review[];
  readonly productRating: number | null;
  /** Of the selection. */
  readonly totalReviews: number;
  readonly totalPages: number;
  /** Counted from 1. */
  readonly page: number;
  /** Of all reviews. */
  readonly allReviews: number;
  /** That of the page, without what is missing or unknown. */
  readonly selection: { readonly rating: number | null; readonly order: ReviewOrder };
}

/** Which reviews are shown, in which order. */
export interface ReviewSelection {
  /** All of them where it is missing or is not 1 to 5. */
  readonly rating?: number | null | undefined;
  /** Newest first where it is missing or unknown. */
  readonly order?: string | null | undefined;
}

export interface ReviewsQuery extends ReviewSelection {
  readonly id: string;
  /** The type of the product, validated if given. */
  readonly type?: string | null;
  /** Out of range means the nearest page. */
  readonly page: number;
}

/** Undefined for a product that the shop does not sell. */
export async function readReviews(
  db: Db,
  shopper: Pick<Shopper, 'locale' | 'extras'>,
  { id, type, page, ...selection }: ReviewsQuery,
): Promise<ReviewsPage | undefined> {
  const { locale } = shopper;
  const isChecked = hasExtra(shopper, 'review-checks');
  const product = await db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.type', 'products.rating', 'products.reviews', `products.name_${locale} as name`])
    .select('categories.slug')
    .where('products.id', '=', id)
    .executeTakeFirst();
  if (!product || (type && type !== product.type)) return undefined;
  const { rating, reviews: count, name, slug } = product;
  const all = reviewsFor({ id, category: slug.split('/')[0]!, rating, reviews: count });
  const canSelect = !hasExtra(shopper, 'no-review-selection');
  const known = readSelection(canSelect ? selection : {});
  const selected = select(all, known);
  const pages = Math.max(1, Math.ceil(selected.length / REVIEWS_PER_PAGE));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const from = (shown - 1) * REVIEWS_PER_PAGE;
  return {
    productId: id,
    reviews: selected.slice(from, from + REVIEWS_PER_PAGE).map(({ number, stars, author, comment, at }) => ({
      id: wireIdOf(`${id}${String(number).padStart(4, '0')}`),
      rating: stars,
      author,
      review_for: name,
      comment: comment[locale],
      reviewed_at: new Date(at).toISOString(),
      // Every third one is from before the shop checked.
      verified_purchase: (isChecked && number % 3 !== 0) || undefined,
    })),
    productRating: rating,
    totalReviews: selected.length,
    totalPages: pages,
    page: shown,
    allReviews: all.length,
    selection: known,
    verification: isChecked ? { checked: true, text: howChecked[locale] } : undefined,
    ratingCounts: canSelect ? countByStars(all) : undefined,
    orders: canSelect ? [...REVIEW_ORDERS] : undefined,
  };
}

const COMPARE: Record<ReviewOrder, (left: SeededReview, right: SeededReview) => number> = {
  newest: () => 0,
  highest: (left, right) => right.stars - left.stars,
  lowest: (left, right) => left.stars - right.stars,
};

function readSelection({ rating, order }: ReviewSelection): ReviewsPage['selection'] {
  return {
    rating: STARS.some((stars) => Number(stars) === rating) ? rating! : null,
    order: REVIEW_ORDERS.find((name) => name === order) ?? 'newest',
  };
}

/** The seed is newest first, and sorting keeps that order among reviews with the same stars. */
function select(all: readonly SeededReview[], { rating, order }: ReviewsPage['selection']): readonly SeededReview[] {
  return all.filter(({ stars }) => rating === null || stars === rating).toSorted(COMPARE[order]);
}

function countByStars(all: readonly SeededReview[]): ReviewPage['ratingCounts'] {
  const counts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };
  for (const { stars } of all) counts[stars as keyof typeof counts]++;
  return counts;
}
