import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { priceKeys } from './price-keys.ts';
import { pictures, videoOrCode } from './product-media.ts';
import { pictureUrl } from './url.ts';
import {
  cents,
  fieldText,
  flag,
  isRecord,
  list,
  missable,
  nullableIfSent,
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
  /** The id of the product; it goes into `/cart/add`. */
  id: wireId,
  /** The name of the product. */
  name: z.string(),
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** Pieces in one set. */
  qty: wholeNumber,
  /** In stock. Otherwise, and where it is missing, the card says that it is temporarily sold out. A set with a product that is not cannot be ordered. */
  inStock: flag,
  /** The maximum quantity; null without a limit. */
  maxAllowed: optional(wholeNumber),
  /** Within the combination, VAT included. */
  price: cents,
  /** An earlier price, struck on the card. Where it is also `originalPrice`, the struck prices add up to the advice price. */
  fromPrice: optional(cents),
  /** Outside the combination. */
  originalPrice: optional(cents),
  ...priceKeys,
  /** The VAT in `price`. Without it, the rate alone is named. */
  vat: optional(cents),
  /** A percentage, such as 21. */
  vatRate: percentage,
  /** It may be sold without VAT to those who may buy so. */
  hasTaxExemption: flag,
  /** A line below the name, as text or markup. */
  shortItemDetailText: optionalText,
  /** Markup. */
  description: optionalText,
  /** Stars out of five. The key without a value shows four neutral stars; without the key there are none. */
  rating: nullableIfSent(wireNumber),
  /** Comes with the product, its price included. */
  mandatoryProduct: optional(
    z.object({
      /** What it is. */
      name: z.string(),
      /** Pieces in one set. */
      qty: wholeNumber,
    }),
  ),
});
export type CombinationProduct = z.infer<typeof CombinationProduct>;

export const Combination = z.object({
  /**
   * The product that the page is about. Without it, or with an empty list of products or accessories, nothing is
   * offered.
   */
  mainProduct: optional(CombinationProduct),
  /** Of which one is chosen. */
  products: list(missable(CombinationProduct)),
  /** Accessories, of which up to two are added. */
  extraProducts: optionalList(missable(CombinationProduct)),
});
export type Combination = z.infer<typeof Combination>;

/** Reads the products that are sold together with the one of the page. */
export const readCombination = endpoint({
  path: '/recommended-combination/init',
  safe: true,
  input: z.object({
    /** The id of the main product, as the page gives it. */
    id: wireId,
  }),
  answer: Combination,
});

const ProductInfoFields = z.object({
  /** The title of the dialog; the name on the card where it is missing. */
  name: fieldText,
  /** Markup. */
  content: optionalText,
  /** Pictures; each may also be just its address. */
  images: pictures,
  /** Videos; each may also be just its code. */
  videos: optionalList(missable(videoOrCode)),
  /** Specifications, in their order. */
  specs: optionalList(
    missable(
      z.object({
        /** Its name. */
        name: z.string(),
        /** Its value, as text; “–” where it is missing. */
        value: optionalText,
      }),
    ),
  ),
  /** What reviews say of it; nothing is shown without it. */
  trustedShopReviews: optional(
    z.object({
      /** Of five. Without a value, four neutral stars stand there; without the key there are none. */
      productRating: nullableIfSent(wireNumber),
      /** How many reviews there are. */
      totalReviews: optional(wholeNumber),
    }),
  ),
  /** What the shop says about the stock, as text. */
  stockMessage: optionalText,
  /** A further text about the stock, or a code such as `in_stock`, which is not shown. */
  stockStatus: optionalText,
  /** A picture before the text about the stock. */
  stockStatusImage: pictureUrl,
  /** The shop's own class name for the stock message. */
  stockStatusClass: optionalText,
  /** No widget reads it. */
  mobileSize: optionalText,
  /** The earlier price; struck when it exceeds the price. */
  fromPrice: optional(cents),
  /** The price; that on the card where it is missing. */
  toPrice: optional(cents),
  ...priceKeys,
  /** It may be sold without VAT to those who may buy so. */
  hasTaxExemption: flag,
  /** A line below the title, as text or markup. */
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

/** Reads more about one of these products, for a dialog. */
export const readProductInfo = endpoint({
  path: '/recommended-combination/info',
  safe: true,
  input: z.object({
    /** The id of the main product. */
    id: wireId,
    /** The product that the shopper asks about. */
    product_id: wireId,
  }),
  answer: ProductInfo,
});
