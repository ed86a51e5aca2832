import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isInPage, orInPage, type InPage } from '../../shared/contract/in-page.ts';
import { readReviewPage, readReviews, type ReviewPage } from '../../shared/contract/reviews.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isUnread, type UnreadMarkup } from '../../shared/rules/unread-markup.ts';

export interface ShownReview {
  /** Its id on the page; empty when it has none. */
  readonly id: string;
  /** Of five; null when the shopper gave none. */
  readonly rating: number | null;
  /** As it was called then. */
  readonly product: string | null;
  /** Plain text, or the markup that the server printed. */
  readonly comment: string | Element;
  readonly at: string | null;
}

/** One page of what shoppers say. */
export interface ShownPage {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  /** Of five, over all reviews; null when nobody says it. */
  readonly rating: number | null;
  /** Of all pages; null when nobody says it. */
  readonly total: number | null;
  readonly reviews: readonly ShownReview[];
}

/** A page of reviews as the server printed it. */
export interface PrintedPage {
  /** Counted from 1. */
  readonly page: number;
  /** Null where the page does not say it. */
  readonly pages: number | null;
  readonly rating: number | null;
  readonly total: number | null;
  readonly reviews: readonly ShownReview[];
}

export interface ProductReviewsState {
  readonly shown: ReadonlySignal<ShownPage | null>;
  /** A page is on its way; another is not asked for until it is there. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** The page that did not come; the one before stays, and it can be asked for again. */
  readonly missed: ReadonlySignal<number | null>;
  /** How the shop knows that a reviewer bought the product. */
  readonly verifiedNote: string | null;
  start(): Promise<void>;
  /** Whether the page has come. */
  turnTo(page: number): Promise<boolean>;
}

interface ProductReviewsInputs {
  readonly productId: string;
  readonly type: string;
  readonly initial?: ReviewPage | InPage | null | undefined;
  readonly printed?: PrintedPage | UnreadMarkup | undefined;
  readonly verifiedNote?: string | undefined;
}

export function createProductReviews(
  { call, signal: mounted }: Pick<Services, 'call' | 'signal'>,
  { productId, type, initial, printed, verifiedNote }: ProductReviewsInputs,
): ProductReviewsState {
  const shown = signal<ShownPage | null>(null);
  const isBusy = signal(false);
  const missed = signal<number | null>(null);

  return {
    shown,
    isBusy,
    missed,
    verifiedNote: verifiedNote || null,
    async start() {
      const given = initial && !isInPage(initial) ? initial : null;
      if (printed && !isUnread(printed) && !given?.reviews.length) shown.value = withNumbers(printed, given);
      else
        shown.value = pageOf(
          inAnswer(initial ?? (await call(printed ? readFirst : readReviews, { productId, type, page: 1 })), printed),
          1,
        );
    },
    async turnTo(page) {
      const now = shown.peek();
      if (isBusy.peek() || !now || page < 1 || page > now.pages) return false;
      isBusy.value = true;
      missed.value = null;
      try {
        shown.value = pageOf(await call(readReviewPage, { productId, type, page }, mounted), page);
        return true;
      } catch {
        missed.value = page;
        return false;
      } finally {
        isBusy.value = false;
      }
    },
  };
}

/** The first page, or the page's word that it stands in the element. */
const readFirst = { ...readReviews, answer: orInPage(readReviews.answer) };

function inAnswer(answer: ReviewPage | InPage, printed: unknown): ReviewPage {
  if (!isInPage(answer)) return answer;
  if (isUnread(printed)) throw printed;
  return { reviews: [], productRating: null, totalReviews: null, totalPages: null };
}

/** What the server printed as text, with numbers that the page may say elsewhere. */
function withNumbers(printed: PrintedPage, initial: ReviewPage | null): ShownPage {
  const { page, reviews } = printed;
  const pages = Math.max(page, printed.pages ?? initial?.totalPages ?? 1);
  return {
    page,
    reviews,
    pages,
    rating: printed.rating ?? initial?.productRating ?? null,
    total: printed.total ?? initial?.totalReviews ?? (pages === 1 ? reviews.length : null),
  };
}

function pageOf({ reviews, productRating, totalReviews, totalPages }: ReviewPage, page: number): ShownPage {
  return {
    page,
    pages: Math.max(page, totalPages ?? 1),
    rating: productRating,
    total: totalReviews ?? reviews.length,
    reviews: reviews.map(({ id, rating, review_for, comment, reviewed_at }) => ({
      id: id === null ? '' : `review-${id}`,
      rating,
      product: review_for,
      comment,
      at: reviewed_at,
    })),
  };
}
