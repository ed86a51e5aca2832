import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pictures, videoOrCode } from './product-media.ts';
import { pictureUrl } from './url.ts';
import {
  cents,
  fieldText,
  flag,
  isRecord,
  list,
  missable,
  optional,
  optionalList,
  optionalText,
  percentage,
  wholeNumber,
  wireId,
  wireNumber,
} from './wire.ts';

/** Contract of recommended combinations. */

export const CombinationProduct = z.object({
  id: wireId,
  name: z.string(),
  image: pictureUrl,
  /** Pieces in one set. */
  qty: wholeNumber,
  inStock: flag,
  /** The maximum quantity; null without a limit. */
  maxAllowed: optional(wholeNumber),
  /** Within the combination, VAT included. */
  price: cents,
  /** An earlier price, struck on the card. */
  fromPrice: optional(cents),
  /** Outside the combination. */
  originalPrice: optional(cents),
  vat: optional(cents),
  /** A percentage, such as 21. */
  vatRate: percentage,
  hasTaxExemption: flag,
  shortItemDetailText: optionalText,
  /** Markup. */
  description: optionalText,
  rating: optional(wireNumber),
  /** Comes with the product, its price included. */
  mandatoryProduct: optional(z.object({ name: z.string(), qty: wholeNumber })),
});
export type CombinationProduct = z.infer<typeof CombinationProduct>;

export const Combination = z.object({
  mainProduct: optional(CombinationProduct),
  /** Of which one is chosen. */
  products: list(missable(CombinationProduct)),
  /** Accessories, of which up to two are added. */
  extraProducts: optionalList(missable(CombinationProduct)),
});
export type Combination = z.infer<typeof Combination>;

export const readCombination = endpoint({
  path: '/recommended-combination/init',
  safe: true,
  input: z.object({ id: wireId }),
  answer: Combination,
});

const ProductInfoFields = z.object({
  name: fieldText,
  /** Markup. */
  content: optionalText,
  images: pictures,
  videos: optionalList(missable(videoOrCode)),
  specs: optionalList(missable(z.object({ name: z.string(), value: optionalText }))),
  trustedShopReviews: optional(z.object({ productRating: optional(wireNumber), totalReviews: optional(wholeNumber) })),
  stockMessage: optionalText,
  stockStatus: optionalText,
  stockStatusImage: pictureUrl,
  /** The shop's own class name for the stock message. */
  stockStatusClass: optionalText,
  mobileSize: optionalText,
  fromPrice: optional(cents),
  toPrice: optional(cents),
  hasTaxExemption: flag,
  shortItemDetailText: optionalText,
});

const givenProduct = z
  .unknown()
  .check(z.refine((value) => isRecord(value) && Object.keys(value).length > 0, 'a product'));

/** Details of one product; the shop may wrap them in `product`, and leave out any of them, but not all. */
export const ProductInfo = z.codec(z.unknown(), z.pipe(givenProduct, ProductInfoFields), {
  decode: (value) => (isRecord(value) && isRecord(value.product) ? value.product : value),
  encode: (value): unknown => value,
});
export type ProductInfo = z.infer<typeof ProductInfo>;

export const readProductInfo = endpoint({
  path: '/recommended-combination/info',
  safe: true,
  /** `id` is the main product's. */
  input: z.object({ id: wireId, product_id: wireId }),
  answer: ProductInfo,
});
