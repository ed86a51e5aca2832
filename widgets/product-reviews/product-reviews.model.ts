import { computed, signal } from '@preact/signals-core';
import { isInPage, orInPage, type InPage } from '../../shared/contract/in-page.ts';
import {
  readReviewPage,
  readReviews,
  STARS,
  type ReviewOrder,
  type ReviewPage,
} from '../../shared/contract/reviews.ts';
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
  /** “Marieke V.” */
  readonly author: string | null;
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
  readonly selection: ReviewSelection;
  /** Of all reviews, those with 5 stars first; empty when the shop offers no selection by stars. */
  readonly counts: readonly StarCount[];
  /** The orders to choose from; empty when the shop offers none. */
  readonly orders: readonly ReviewOrder[];
}

interface StarCount {
  readonly stars: number;
  /** How many reviews have so many stars. */
  readonly count: number;
}

export type { ReviewOrder };

type Verification = ReviewPage['verification'];

/** Which reviews are shown, in which order. */
export interface ReviewSelection {
  /** Those with so many stars; undefined for all. */
  readonly rating?: number | undefined;
  /** Undefined for the order of the shop. */
  readonly order?: ReviewOrder | undefined;
}

/** A page of reviews in the server markup, which may not say how many pages there are. */
export type PrintedPage = Pick<ShownPage, 'page' | 'rating' | 'total' | 'reviews' | 'selection'> & {
  readonly pages: number | null;
  readonly counts: ReviewPage['ratingCounts'];
  readonly orders: ReviewPage['orders'];
};

/** All reviews, in the order of the shop. */
const NO_SELECTION: ReviewSelection = {};

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
  const failed = signal<FailedPage | null>(null);
  const selection = signal<ReviewSelection>(NO_SELECTION);
  let loading = Promise.resolve();

  /** Loads this page of the selection, and then the first one of a later selection, if there is one. */
  async function load(page: number): Promise<void> {
    const now = shown.peek()!;
    isBusy.value = true;
    failed.value = null;
    const wanted = selection.peek();
    const isLoaded = await loadPage(now, page, wanted);
    if (selection.peek() !== wanted) return load(1);
    if (!isLoaded) selection.value = now.selection;
    isBusy.value = false;
  }

  async function loadPage(now: ShownPage, page: number, wanted: ReviewSelection): Promise<boolean> {
    try {
      const answer = await call(readReviewPage, { productId, type, page, ...wanted }, unmounted);
      shown.value = nextPage(now, answer, { page, selection: wanted });
      return true;
    } catch (error) {
      failed.value = { page, isSelection: wanted !== now.selection, refusal: refusalOf(error) };
      return false;
    }
  }

  function showPrinted(page: ShownPage): void {
    shown.value = page;
    selection.value = page.selection;
  }

  return {
    shown,
    /** A page is loading; further requests are ignored. */
    isBusy,
    /** The page that failed to load, and why; the shopper can request it again. */
    failed,
    /** What the shopper has selected: that of the shown page, or one that is being loaded. */
    selection,
    /** That of the page comes first. */
    verification: computed(() => (verifiedNote ? { checked: true, text: verifiedNote } : shown.value?.verification)),
    async start() {
      const firstPage = initial && !isInPage(initial) ? initial : null;
      if (printed && !isUnreadableMarkup(printed) && !firstPage?.reviews.length)
        showPrinted(withTotals(printed, firstPage));
      else
        shown.value = pageOf(
          requirePage(
            initial ?? (await call(printed ? readFirst : readReviews, { productId, type, page: 1 })),
            printed,
          ),
          1,
        );
    },
    /** Whether this page is shown now, and not one of a later selection. */
    async turnTo(page: number) {
      const now = shown.peek();
      if (isBusy.peek() || !now || page < 1 || page > now.pages) return false;
      await (loading = load(page));
      return shown.peek()?.page === page && shown.peek()?.selection === now.selection;
    },
    /** Loads the first page of other reviews, or of another order. Whether these are shown now; the latest selection counts. */
    async select(change: ReviewSelection) {
      const wanted = (selection.value = { ...selection.peek(), ...change });
      if (!isBusy.peek()) loading = load(1);
      await loading;
      return shown.peek()?.selection === wanted;
    },
  };
}

/** A page that failed to load, which the shopper can request again. */
interface FailedPage {
  readonly page: number;
  /** It is of other reviews than those that are shown. */
  readonly isSelection: boolean;
  readonly refusal: Refusal;
}

/** Accepts `{}`, which means that the answer is in the server markup. */
const readFirst = { ...readReviews, answer: orInPage(readReviews.answer) };

function requirePage(answer: ReviewPage | InPage, printed: unknown): ReviewPage {
  if (!isInPage(answer)) return answer;
  if (isUnreadableMarkup(printed)) throw printed;
  return NO_REVIEWS;
}

const NO_REVIEWS: ReviewPage = {
  reviews: [],
  productRating: null,
  totalReviews: null,
  totalPages: null,
  verification: undefined,
};

/** The server markup, with totals from `initial` where the markup has none. */
function withTotals(printed: PrintedPage, initial: ReviewPage | null): ShownPage {
  const { page, reviews, selection, counts, orders } = printed;
  const pages = Math.max(page, printed.pages ?? initial?.totalPages ?? 1);
  const onlyPage = pages === 1 ? reviews.length : null;
  const all = countsOf(counts ?? initial?.ratingCounts);
  return {
    page,
    reviews,
    pages,
    rating: printed.rating ?? initial?.productRating ?? null,
    total: printed.total ?? sumOf(all) ?? (selection.rating ? null : (initial?.totalReviews ?? onlyPage)),
    verification: initial?.verification,
    selection,
    counts: all,
    orders: orders ?? initial?.orders ?? [],
  };
}

/** What says nothing of all reviews in the answer stays as it was. */
function nextPage(
  now: ShownPage,
  answer: ReviewPage,
  { page, selection }: { page: number; selection: ReviewSelection },
): ShownPage {
  const next = pageOf(answer, page);
  return {
    ...next,
    selection,
    // The number in an answer to a selection is that of the selection.
    rating: selection.rating ? now.rating : next.rating,
    total: selection.rating ? now.total : next.total,
    verification: next.verification ?? now.verification,
    counts: next.counts.length > 0 ? next.counts : now.counts,
    orders: next.orders.length > 0 ? next.orders : now.orders,
  };
}

function countsOf(counts: ReviewPage['ratingCounts']): readonly StarCount[] {
  return counts ? STARS.map((stars) => ({ stars: Number(stars), count: counts[stars] })) : [];
}

function sumOf(counts: readonly StarCount[]): number | null {
  return counts.length > 0 ? counts.reduce((sum, { count }) => sum + count, 0) : null;
}

function pageOf(answer: ReviewPage, page: number): ShownPage {
  const { reviews, productRating, totalReviews, totalPages, verification, ratingCounts, orders } = answer;
  return {
    page,
    pages: Math.max(page, totalPages ?? 1),
    rating: productRating,
    total: totalReviews ?? reviews.length,
    verification,
    selection: NO_SELECTION,
    counts: countsOf(ratingCounts),
    orders: orders ?? [],
    reviews: reviews.map(({ id, rating, author, review_for, comment, reviewed_at, verified_purchase }) => ({
      id: id === null ? '' : `review-${id}`,
      rating,
      product: review_for,
      comment,
      at: reviewed_at,
      author,
      isVerified: verified_purchase === true,
    })),
  };
}
