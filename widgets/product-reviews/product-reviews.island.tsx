import * as z from 'zod/mini';
import { readReviews, ReviewPage } from '../../shared/contract/reviews.ts';
import { orInPage } from '../../shared/contract/in-page.ts';
import { optional } from '../../shared/contract/wire.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { shopHtmlIn } from '../../shared/runtime/read-server-markup.ts';
import { serverMarkupInput } from '../../shared/runtime/server-markup-input.ts';
import { ProductReviews } from './ProductReviews.tsx';
import { readServerMarkup } from './read-server-markup.ts';
import { createProductReviews, type PrintedPage } from './product-reviews.model.ts';
import './product-reviews.css';

export const island = defineIsland({
  name: 'product-reviews',
  inputs: z.object({
    /** The id of the product, which is part of the path of the call. */
    productId: z.string().check(z.minLength(1, 'an id')),
    /** `product`, `bundle` or `second-chance-product`, sent as it is. */
    type: z.string().check(z.minLength(1, 'a type')),
    /** The first page, in the format of the answer. */
    initial: orInPage(optional(ReviewPage)),
    /** The reviews in the server markup; not an attribute. */
    printed: serverMarkupInput<PrintedPage>(),
    /** How the shop verifies that reviewers bought the product, in one line. */
    verifiedNote: z.optional(z.string()),
  }),
  readServerMarkup: (element) => readServerMarkup(shopHtmlIn(element)),
  firstCall: { ...readReviews, body: { type: null } },
  changes: { initial: 'fixed' },
  load: 'visible 200px',
  // On failure the server markup stays, without a message.
  isQuiet: true,
  slots: ['end'],
  model: createProductReviews,
  View: ProductReviews,
});
