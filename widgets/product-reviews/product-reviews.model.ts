import { computed, signal } from '@preact/signals-core';
import { isInPage, orInPage, type InPage } from '../../shared/contract/in-page.ts';
import { readReviewPage, readReviews, type ReviewPage } from '../../shared/contract/reviews.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isUnreadableMarkup, type UnreadableMarkupError } from '../../shared/rules/unreadable-markup.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export interface ShownReview {
  /** The id of its element; empty when it has none. */
  readonly id: string;
  /** Of five; null when the shopper gave none. */
  readonly rating: number | null;
  /** The name of the product at that time. */
  readonly product: string | null;
  /** Plain text, or an element of the server markup. */
  readonly comment: string | Element;
  readonly at: string | null;
  readonly isVerified: boolean;
}

export interface ShownPage {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Of five, the average of all reviews; null when it is unknown. */
  readonly rating: number | null;
  /** The number of all reviews; null when it is unknown. */
  readonly total: number | null;
  readonly reviews: readonly ShownReview[];
  /** Whether and how reviews are checked; undefined when the shop does not say. */
  readonly verification: Verification | undefined;
}

type Verification = ReviewPage['verification'];

/** A page of reviews in the server markup, which may not say how many pages there are. */
export type PrintedPage = Omit<ShownPage, 'pages' | 'verification'> & { readonly pages: number | null };

export type ProductReviewsState = StateOf<typeof createProductReviews>;

interface ProductReviewsInputs {
  readonly productId: string;
  readonly type: string;
  readonly initial?: ReviewPage | InPage | null | undefined;
  readonly printed?: PrintedPage | UnreadableMarkupError | undefined;
  readonly verifiedNote?: string | undefined;
}

export function createProductReviews(
  { call, signal: unmounted, refusalOf }: Pick<Services, 'call' | 'signal' | 'refusalOf'>,
  { productId, type, initial, printed, verifiedNote }: ProductReviewsInputs,
) {
  const shown = signal<ShownPage | null>(null);
  const isBusy = signal(false);
  const failed = signal<{ page: number; refusal: Refusal } | null>(null);

  return {
    shown,
    /** A page is loading; further requests are ignored. */
    isBusy,
    /** The page that failed to load, and why; the shopper can request it again. */
    failed,
    /** That of the page comes first. */
    verification: computed(() => (verifiedNote ? { checked: true, text: verifiedNote } : shown.value?.verification)),
    async start() {
      const firstPage = initial && !isInPage(initial) ? initial : null;
      if (printed && !isUnreadableMarkup(printed) && !firstPage?.reviews.length)
        shown.value = withTotals(printed, firstPage);
      else
        shown.value = pageOf(
          requirePage(
            initial ?? (await call(printed ? readFirst : readReviews, { productId, type, page: 1 })),
            printed,
          ),
          1,
        );
    },
    /** Whether the page was loaded. */
    async turnTo(page: number) {
      const now = shown.peek();
      if (isBusy.peek() || !now || page < 1 || page > now.pages) return false;
      isBusy.value = true;
      failed.value = null;
      try {
        const next = pageOf(await call(readReviewPage, { productId, type, page }, unmounted), page);
        shown.value = { ...next, verification: next.verification ?? now.verification };
        return true;
      } catch (error) {
        failed.value = { page, refusal: refusalOf(error) };
        return false;
      } finally {
        isBusy.value = false;
      }
    },
  };
}

/** Accepts `{}`, which means that the answer is in the server markup. */
const readFirst = { ...readReviews, answer: orInPage(readReviews.answer) };

function requirePage(answer: ReviewPage | InPage, printed: unknown): ReviewPage {
  if (!isInPage(answer)) return answer;
  if (isUnreadableMarkup(printed)) throw printed;
  return { reviews: [], productRating: null, totalReviews: null, totalPages: null, verification: undefined };
}

/** The server markup, with totals from `initial` where the markup has none. */
function withTotals(printed: PrintedPage, initial: ReviewPage | null): ShownPage {
  const { page, reviews } = printed;
  const pages = Math.max(page, printed.pages ?? initial?.totalPages ?? 1);
  return {
    page,
    reviews,
    pages,
    rating: printed.rating ?? initial?.productRating ?? null,
    total: printed.total ?? initial?.totalReviews ?? (pages === 1 ? reviews.length : null),
    verification: initial?.verification,
  };
}

function pageOf(
  { reviews, productRating, totalReviews, totalPages, verification }: ReviewPage,
  page: number,
): ShownPage {
  return {
    page,
    pages: Math.max(page, totalPages ?? 1),
    rating: productRating,
    total: totalReviews ?? reviews.length,
    verification,
    reviews: reviews.map(({ id, rating, review_for, comment, reviewed_at, verified_purchase }) => ({
      id: id === null ? '' : `review-${id}`,
      rating,
      product: review_for,
      comment,
      at: reviewed_at,
      isVerified: verified_purchase === true,
    })),
  };
}
