import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { linkUrl, pictureUrl } from './url.ts';
import {
  cents,
  fieldText,
  flag,
  list,
  map,
  missable,
  optional,
  optionalList,
  optionalText,
  wireId,
  wireNumber,
} from './wire.ts';

/** Contract of the comparison. */

/** A product on the shopper's list, which the browser stores. */
export const Compared = z.object({ id: wireId, type: z.string() });
export type Compared = z.infer<typeof Compared>;

export const CompareItem = z.object({
  key: optionalText,
  id: wireId,
  type: z.string(),
  name: fieldText,
  image: pictureUrl,
  url: linkUrl,
  rating: optional(wireNumber),
  price: optional(cents),
  from_price: optional(cents),
  price_on_request: flag,
  pre_heat: flag,
  pre_order: flag,
  orderable: flag,
  eol: flag,
  has_tax_exemption: flag,
  short_item_detail_text: optionalText,
  /** By the id of the specification; missing where the product lacks it. */
  specs: map(optionalText),
});
export type CompareItem = z.infer<typeof CompareItem>;

export const Specification = z.object({ id: wireId, name: fieldText });
export type Specification = z.infer<typeof Specification>;

export const Comparison = z.object({
  items: list(missable(CompareItem)),
  specs: optionalList(missable(Specification)),
});
export type Comparison = z.infer<typeof Comparison>;

export const readComparison = endpoint({
  path: '/compare',
  safe: true,
  input: z.object({ items: z.array(Compared), mini: z.optional(z.literal(true)) }),
  answer: Comparison,
});
