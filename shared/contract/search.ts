import * as z from 'zod/mini';
import { endpoint, pathPart } from './endpoint.ts';
import { SUGGEST_PATH } from './search-call.ts';
import { linkUrl, pictureUrl } from './url.ts';
import {
  cents,
  fieldText,
  flag,
  missable,
  optional,
  optionalList,
  optionalText,
  sparse,
  wholeNumber,
  wireId,
} from './wire.ts';

/** Contract of the suggestions of a search field. */

export const SuggestedProduct = z.object({
  /** The id of the product, for the tag manager. */
  id: optional(wireId),
  /** Its kind, such as `product`, for the tag manager. */
  type: optionalText,
  /** The article number, for the tag manager, which gets type and id without it. */
  sku: optionalText,
  /** The name of the product. Without it, the product is not shown. */
  name: fieldText,
  /** The page of the product. Without it, the product is not shown. */
  url: linkUrl,
  /** Where its picture is. Without one, its place stays empty. */
  image: pictureUrl,
  /** VAT included. Without it, there is no price. */
  price: optional(cents),
  /** The price is shown as “on request”. */
  price_on_request: flag,
  /** `price` is the lowest of its variants, shown as “from”. */
  price_from: flag,
});
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

export const SuggestedLink = z.object({
  /** What the link says. Without it, it is not shown. */
  name: fieldText,
  /** Where it leads. Without it, it is not shown. */
  url: linkUrl,
});
export type SuggestedLink = z.infer<typeof SuggestedLink>;

/** Each list may be missing. */
export const Suggestions = sparse(
  z.object({
    /** The best products for the text, best first. */
    products: optionalList(missable(SuggestedProduct)),
    /** Categories that fit it. */
    categories: optionalList(missable(SuggestedLink)),
    /** Brands that fit it. */
    brands: optionalList(missable(SuggestedLink)),
    /** How many products the page of results has. Without it, no option leads there, and the form still does. */
    total: optional(wholeNumber),
  }),
);
export type Suggestions = z.infer<typeof Suggestions>;

/**
 * Suggests products, categories and brands while the shopper types. It is sent by GET, so that a shop can cache it for
 * everybody: it needs neither a session nor a token.
 */
export const suggestSearch = endpoint({
  method: 'get',
  path: SUGGEST_PATH,
  safe: true,
  input: z.object({
    /** As typed, without blanks around it; two letters or more. */
    q: z.string(),
    /** The language of the page: `nl`, `de` or `en`. */
    locale: z.string(),
  }),
  target: ({ q, locale }) => ({ path: `${SUGGEST_PATH}?q=${pathPart(q)}&locale=${pathPart(locale)}` }),
  answer: Suggestions,
});
