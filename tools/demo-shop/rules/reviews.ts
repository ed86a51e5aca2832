import type { Review, ReviewPage } from '../../../shared/contract/reviews.ts';
import type { Db } from '../db/schema.ts';
import { howChecked, reviewsFor } from '../seed/reviews/reviews.ts';
import { hasExtra } from '../extras.ts';
import { wireIdOf } from './product.ts';
import type { Shopper } from './shopper.ts';

export const REVIEWS_PER_PAGE = 8;

/** One page of reviews of a product. */
export interface ReviewsPage {
  readonly productId: string;
  readonly reviews: readonly Review[];
  readonly productRating: number | null;
  readonly totalReviews: number;
  readonly totalPages: number;
  /** Counted from 1. */
  readonly page: number;
  readonly verification: ReviewPage['verification'];
}

export interface ReviewsQuery {
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
  { id, type, page }: ReviewsQuery,
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
  const pages = Math.max(1, Math.ceil(all.length / REVIEWS_PER_PAGE));
  const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const from = (shown - 1) * REVIEWS_PER_PAGE;
  return {
    productId: id,
    reviews: all.slice(from, from + REVIEWS_PER_PAGE).map(({ number, stars, comment, at }) => ({
      id: wireIdOf(`${id}${String(number).padStart(4, '0')}`),
      rating: stars,
      review_for: name,
      comment: comment[locale],
      reviewed_at: new Date(at).toISOString(),
      // Every third one is from before the shop checked.
      verified_purchase: (isChecked && number % 3 !== 0) || undefined,
    })),
    productRating: rating,
    totalReviews: all.length,
    totalPages: pages,
    page: shown,
    verification: isChecked ? { checked: true, text: howChecked[locale] } : undefined,
  };
}
