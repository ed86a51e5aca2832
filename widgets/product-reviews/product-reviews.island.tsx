import * as z from 'zod/mini';
import { readReviews, ReviewPage } from '../../shared/contract/reviews.ts';
import { orInPage } from '../../shared/contract/in-page.ts';
import { optional } from '../../shared/contract/wire.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import type { UnreadMarkup } from '../../shared/rules/unread-markup.ts';
import { ProductReviews } from './ProductReviews.tsx';
import { readServerMarkup } from './read-server-markup.ts';
import { createProductReviews, type PrintedPage } from './product-reviews.model.ts';
import './product-reviews.css';

export const island = defineIsland({
  name: 'product-reviews',
  inputs: z.object({
    /** The product of the page, as text; it stands in the path of the call. */
    productId: z.string().check(z.minLength(1, 'an id')),
    /** `product`, `bundle` or `second-chance-product`, sent as it stands here. */
    type: z.string().check(z.minLength(1, 'a type')),
    /** The first page, as the call would answer it. */
    initial: orInPage(optional(ReviewPage)),
    /** A page of reviews as the server printed it inside the element; nobody writes it as an attribute. */
    printed: z.optional(z.custom<PrintedPage | UnreadMarkup>((page) => typeof page === 'object')),
    /** One line on how the shop knows that reviewers bought the product. */
    verifiedNote: z.optional(z.string()),
  }),
  readServerMarkup,
  firstCall: { method: readReviews.method, path: readReviews.path, body: { type: null } },
  load: 'visible 200px',
  // What the shop printed stays without a word.
  isQuiet: true,
  model: createProductReviews,
  View: ProductReviews,
});
