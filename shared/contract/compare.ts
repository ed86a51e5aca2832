import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { priceKeys } from './price-keys.ts';
import { linkUrl, pictureUrl } from './url.ts';
import {
  cents,
  fieldText,
  flag,
  flagIfSent,
  list,
  map,
  missable,
  nullableIfSent,
  optional,
  optionalList,
  optionalText,
  wireId,
  wireNumber,
} from './wire.ts';

/** Contract of the comparison. */

/** A product on the shopper's list, which the browser stores. */
export const Compared = z.object({
  /** The id of the product. */
  id: wireId,
  /** The kind: `product`, `bundle` (a set), or `second-chance-product` (used, there once). Calls send it back. */
  type: z.string(),
});
export type Compared = z.infer<typeof Compared>;

export const CompareItem = z.object({
  /** A name of the entry. No widget reads it: type and id tell products apart. */
  key: optionalText,
  /** The id of the product, as it was asked for. */
  id: wireId,
  /** The type of the product, as it was asked for. */
  type: z.string(),
  /** The name of the product. */
  name: fieldText,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** The page of the product. Without it, the name is no link. */
  url: linkUrl,
  /** Stars out of five. The key without a value shows four neutral stars; without the key there are none. */
  rating: nullableIfSent(wireNumber),
  /** VAT included. Null shows none. */
  price: optional(cents),
  /** The earlier price; struck when it exceeds `price`. */
  from_price: optional(cents),
  ...priceKeys,
  /** The price is shown as “on request”, and the product cannot be bought. */
  price_on_request: flag,
  /** It cannot be ordered yet; a label says so. */
  pre_heat: flag,
  /** Not in stock, and it can be ordered in advance. */
  pre_order: flag,
  /** It can be bought. False where it is missing: then it cannot. */
  orderable: flag,
  /** No longer made: where it cannot be ordered, nobody is offered a mail. */
  eol: flag,
  /** `price` is the lowest of its variants, shown as “from”. Without it, `price` is what the product costs. */
  price_from: flagIfSent,
  /**
   * A variant is chosen on the product's page: a link to `url` replaces the button that buys. Without it, the product is
   * bought by its id.
   */
  choose: flagIfSent,
  /**
   * Whether the shop mails when the product is in stock again: false shows “sold out”, true the button on every page.
   * Without it, a page with the form for the mail has the button.
   */
  notify: flagIfSent,
  /** It may be sold without VAT to those who may buy so. */
  has_tax_exemption: flag,
  /** A short description, as text or markup. */
  short_item_detail_text: optionalText,
  /** By the id of the specification; missing where the product lacks it. */
  specs: map(optionalText),
});
export type CompareItem = z.infer<typeof CompareItem>;

export const Specification = z.object({
  /** The key of its values in `specs` of the products. */
  id: wireId,
  /** Its name, which heads the row. */
  name: fieldText,
});
export type Specification = z.infer<typeof Specification>;

export const Comparison = z.object({
  /** The products that the shop still has, by any key or as a list. A product that is missing is not shown. */
  items: list(missable(CompareItem)),
  /** The rows of the table, in their order. Without them, the table has only prices and facts. */
  specs: optionalList(missable(Specification)),
});
export type Comparison = z.infer<typeof Comparison>;

/** Reads the products that the shopper compares. The list itself is in the browser. */
export const readComparison = endpoint({
  path: '/compare',
  safe: true,
  input: z.object({
    /** The list of the shopper, in its order. */
    items: z.array(Compared),
    /** True from the bar, which needs no `specs`; absent from the page. */
    mini: z.optional(z.literal(true)),
  }),
  answer: Comparison,
});
