import * as z from 'zod/mini';
import { endpoint, pathPart } from './endpoint.ts';
import {
  anyForm,
  fieldText,
  isRecord,
  isTrue,
  list,
  missable,
  optional,
  optionalText,
  wholeNumber,
  wireId,
  wireNumber,
} from './wire.ts';

/** Contract of product reviews. */

export const Review = z.object({
  /** Its id. */
  id: optional(wireId),
  /** Of five; missing when the shopper gave none. */
  rating: optional(wireNumber),
  /** Who wrote it, as the shop shows it: “Marieke V.”. */
  author: optionalText,
  /** The product as it was called then. */
  review_for: optionalText,
  /** Plain text, with the line breaks of its writer. */
  comment: fieldText,
  /** ISO 8601 or SQL, with or without its time. */
  reviewed_at: optionalText,
  /** The shop has made sure that its writer bought the product: the review is marked as a verified purchase. */
  verified_purchase: anyForm(z.optional(z.boolean()), (value) => isTrue(value) || undefined),
});
export type Review = z.infer<typeof Review>;

/** How a flag says no. A missing one says nothing. */
const DENIALS = new Set<unknown>([false, 0, '0', 'false']);

/**
 * Checks are shown in the shop's own words alone: “we check” without how would not tell what the law asks for. That nothing is
 * checked needs no words.
 */
function verificationIn(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const text = typeof value.text === 'string' ? value.text.trim() : '';
  return text || DENIALS.has(value.checked) ? { checked: isTrue(value.checked), text } : undefined;
}

/** The orders of reviews that a shop may offer, as they are sent. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Stars that a shopper can give, best first. */
export const STARS = ['5', '4', '3', '2', '1'] as const;
type Stars = (typeof STARS)[number];

/** Counts by stars, where a missing one is 0. Where one is no count, there are none: reviews are shown without them. */
export function countsIn(value: unknown): Record<Stars, number> | undefined {
  if (!isRecord(value)) return undefined;
  const counts = STARS.map((stars) => [stars, Math.round(Number(value[stars] ?? 0))] as const);
  const areCounts = counts.every(([, count]) => count >= 0 && Number.isSafeInteger(count));
  return areCounts ? (Object.fromEntries(counts) as Record<Stars, number>) : undefined;
}

/** Those that are known, in the shop's order; undefined without any. */
export function ordersIn(value: unknown): ReviewOrder[] | undefined {
  const names = new Set<unknown>(typeof value === 'object' && value !== null ? Object.values(value) : []);
  const known = [...names].filter((name): name is ReviewOrder => REVIEW_ORDERS.some((order) => order === name));
  return known.length > 0 ? known : undefined;
}

const Page = z.object({
  /** The reviews of this page, in their order. */
  reviews: list(missable(Review)),
  /** Of five, over all reviews. */
  productRating: optional(wireNumber),
  /** How many there are on all pages of this selection; those of this page where it is missing. */
  totalReviews: optional(wholeNumber),
  /** How many pages there are; 1 where it is missing. */
  totalPages: optional(wholeNumber),
  /**
   * Whether and how the shop makes sure that reviews are from buyers of the product (Directive 2005/29/EC, article 7(6)).
   * Without it, nothing is said.
   */
  verification: anyForm(
    z.optional(
      z.object({
        /** Reviews are checked. */
        checked: z.boolean(),
        /** How, in the shop's words. Where nothing is checked, the widget has a sentence for an empty one. */
        text: z.string(),
      }),
    ),
    verificationIn,
  ),
  /**
   * How many of all reviews have 5, 4, 3, 2 and 1 stars. A shop that sends it accepts `rating` in the call: the widget
   * then offers a selection by stars. Without it, nothing is offered.
   */
  ratingCounts: anyForm(z.optional(z.record(z.enum(STARS), z.int())), countsIn),
  /** The orders that the shop accepts as `order` in the call; the first is that of a call without one. */
  orders: anyForm(z.optional(z.array(z.enum(REVIEW_ORDERS))), ordersIn),
});

/**
 * One page of reviews; the shop may send it under the key `reviews`, or only the list. PHP also writes an empty answer
 * as an empty list, so an empty list is invalid.
 */
export const ReviewPage = z.codec(z.unknown(), Page, {
  decode: (body): z.input<typeof Page> => {
    if (Array.isArray(body) && body.length > 0) return { reviews: body };
    return (isRecord(body) && isRecord(body.reviews) && 'reviews' in body.reviews ? body.reviews : body) as z.input<
      typeof Page
    >;
  },
  encode: (page): unknown => page,
});
export type ReviewPage = z.infer<typeof Page>;

export const readReviews = endpoint({
  path: '/product/{productId}/reviews/vue/data?page=1',
  safe: true,
  input: z.object({
    /** The id of the product, as the page gives it. */
    productId: z.string(),
    /** The kind: `product`, `bundle` (a set), or `second-chance-product` (used, there once). Calls send it back. */
    type: z.string(),
    /** Counted from 1. */
    page: z.int(),
    /** Only reviews with so many stars; sent to shops whose answer has `ratingCounts`. */
    rating: z.optional(z.int()),
    /** One of the `orders` of the answer. */
    order: z.optional(z.enum(REVIEW_ORDERS)),
  }),
  target: ({ productId, type, page, rating, order }) => ({
    path: `/product/${pathPart(productId)}/reviews/vue/data?page=${page}`,
    body: { type, rating, order },
  }),
  answer: ReviewPage,
});

/** Any page that the shopper opens. Its path differs from that of the prefetched first page. */
export const readReviewPage = endpoint({ ...readReviews, path: '/product/{productId}/reviews/vue/data?page={page}' });
