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

const Page = z.object({
  /** The reviews of this page, in their order. */
  reviews: list(missable(Review)),
  /** Of five, over all reviews. */
  productRating: optional(wireNumber),
  /** How many there are on all pages; those of this page where it is missing. */
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
  }),
  target: ({ productId, type, page }) => ({
    path: `/product/${pathPart(productId)}/reviews/vue/data?page=${page}`,
    body: { type },
  }),
  answer: ReviewPage,
});

/** Any page that the shopper opens. Its path differs from that of the prefetched first page. */
export const readReviewPage = endpoint({ ...readReviews, path: '/product/{productId}/reviews/vue/data?page={page}' });
