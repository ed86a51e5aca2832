import * as z from 'zod/mini';
import { cartSizeCall } from './cart-size-call.ts';
import { endpoint } from './endpoint.ts';
import { priceKeys } from './price-keys.ts';
import { linkUrl, pictureUrl } from './url.ts';
import {
  cents,
  flag,
  flagIfSent,
  ifSent,
  list,
  map,
  missable,
  nullableIfSent,
  numberOrText,
  optional,
  optionalList,
  optionalText,
  percentage,
  reduction,
  wholeNumber,
  wireId,
  wireNumber,
} from './wire.ts';

/** Contract of cart, badge and popup. */

/** The price of all pieces of a line, which is shown as it is; without it, `price` times `qty`. */
export const lineTotal = ifSent(cents);

export const CartLine = z.object({
  /** The kind: `product`, `bundle` (a set), or `second-chance-product` (used, there once). Calls send it back. */
  type: z.string(),
  /** Its id. Changes send it back in the type in which it was received. */
  id: wireId,
  /** The name of the product. */
  name: z.string(),
  /** Plain text or markup. */
  description: optionalText,
  /** The page of the product. Without it, the name is no link. */
  url: linkUrl,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** Stars out of five. The key without a value shows four neutral stars; without the key there are none. */
  rating: nullableIfSent(wireNumber),
  /** Pieces. */
  qty: wholeNumber,
  /** Per piece, VAT included. */
  price: cents,
  /** The earlier price; struck when it exceeds `price`. */
  from_price: optional(cents),
  ...priceKeys,
  line_total: lineTotal,
  /** The article number, which is shown, and reported to the tag manager. That gets type and id without it. */
  sku: optionalText,
  /** The brand. Without it, none is shown or reported. */
  brand: optionalText,
  /** In stock. Otherwise, and where it is missing, the line says that it is temporarily sold out. */
  in_stock: flag,
  /** A gift: the shopper can neither change its quantity nor remove it. */
  free: flag,
  /** Power Credits per piece on top of those for its price; 0 where it is missing. */
  extra_power_credits: optional(wholeNumber),
  /** The quotation that the line belongs to. Such a line cannot be put back after it was removed. */
  quotationId: optional(wireId),
});
export type CartLine = z.infer<typeof CartLine>;

/** A discount or voucher that is in force. */
export const Reduction = z.object({
  /** What the row calls it, such as the code. */
  name: optionalText,
  /** What it takes off, with or without a minus sign. */
  amount: reduction,
});
export type Reduction = z.infer<typeof Reduction>;

/** One of several reductions: a code, a promotion of the shop, a gift card. */
export const ListedReduction = z.object({
  /** What the row calls it. */
  name: optionalText,
  /** What it takes off, with or without a minus sign. */
  amount: reduction,
  /** Its removal sends it. */
  code: ifSent(z.string()),
  /** The shopper may remove it, by its code. Without it, the reduction has no button. */
  removable: flagIfSent,
});
export type ListedReduction = z.infer<typeof ListedReduction>;

/** What a shop may know of its cart beside the specification, in the cart and in the checkout. */
export const cartExtras = {
  /**
   * What the shopper pays: VAT and known costs included, after all reductions. It is shown as it is. Without it, the
   * amounts are added up.
   */
  total: ifSent(cents),
  /** Reductions beside `currentDiscount` and `currentVoucher`. */
  discounts: ifSent(list(ListedReduction)),
};

export const RelatedItem = z.object({
  /** The id of the product. */
  id: wireId,
  /** The kind: `product`, `bundle` (a set), or `second-chance-product` (used, there once). Calls send it back. */
  type: z.string(),
  /** The name of the product. */
  name: z.string(),
  /** The page of the product. Without it, the name is no link. */
  url: linkUrl,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** What the picture shows; empty where the name says it already. */
  image_alt: optionalText,
  /** Stars out of five. The key without a value shows four neutral stars; without the key there are none. */
  rating: nullableIfSent(wireNumber),
  /** Per piece, VAT included. Null where there is none. */
  price: optional(cents),
  /** `price` is the lowest of its variants, shown as “from”. Without it, `price` is what the product costs. */
  price_from: flagIfSent,
  /** The earlier price; struck when it exceeds `price`. */
  from_price: optional(cents),
  ...priceKeys,
  /** In stock. Otherwise, and where it is missing, the card says that it is temporarily sold out. */
  in_stock: flag,
  /** It cannot be ordered yet; a label says so. */
  pre_heat: flag,
  /** The price is shown as “on request”, and the product cannot be bought. */
  price_on_request: flag,
});
export type RelatedItem = z.infer<typeof RelatedItem>;

export const Cart = z.object({
  /** The customer who is signed in. No widget reads it here. */
  user: z.optional(z.unknown()),
  /** The lines, in their order. An empty list is an empty cart. */
  items: list(CartLine),
  /** Null as long as they are unknown, such as before the address. */
  shippingCosts: z.nullable(cents),
  /** What a quotation takes off; without it, or with 0, there is no such row. */
  quotationDiscount: optional(reduction),
  /** A percentage, such as 21; null for several rates, or an unknown one. */
  vatRate: z.nullable(percentage),
  /** Null as long as it is unknown. */
  vat: z.nullable(cents),
  /** All lines, VAT included, before shipping and reductions. */
  subtotal: cents,
  /** VAT by rate; empty when there is one rate, in `vatRate` and `vat`. */
  extraVatLines: ifSent(map(cents)),
  ...cartExtras,
  /** Products below the cart; without any, there is no such row. */
  relatedItems: optionalList(missable(RelatedItem)),
  /** Whether a code can be entered. No widget reads it here: the checkout has the field for codes, and a value of its own. */
  discountEnabled: flag,
  /** Whether this cart earns no Power Credits. A shop that does not send it has none. */
  spsCreditEarnDisabled: flagIfSent,
  /** Why a code no longer counts; shown above the sums. */
  discountError: optionalText,
  /** The discount was bought with Power Credits, which is said where it has no name. */
  isPowerCreditDiscount: flag,
  /** The discount code that is in force; null for none. */
  currentDiscount: optional(Reduction),
  /** The gift voucher that is in force; null for none. */
  currentVoucher: optional(Reduction),
  /** The cart may be bought without VAT. No widget reads it: the switch on the page decides. */
  taxExemptionPossible: flag,
  /** The amounts are without VAT, and the cart says so. */
  taxExemptionSelected: flag,
  /** `/cart/plus` and `/cart/min` take any `qty`; without it, a typed quantity is sent piece by piece. */
  any_quantity: flagIfSent,
});
export type Cart = z.infer<typeof Cart>;

export const LineStep = z.object({
  /** The `type` of the line. */
  type: z.string(),
  /** The `id` of the line, in the type in which it was received. */
  id: wireId,
  /** By how many pieces it changes: 1, or more where the cart has `any_quantity`. Without it, `/cart/min` removes the line. */
  qty: z.int(),
});
/** Without a quantity, the whole line is removed. */
export const LineRemoval = z.object({
  /** The `type` of the line. */
  type: z.string(),
  /** The `id` of the line, in the type in which it was received. */
  id: wireId,
});

/** Reads the cart of this visitor. It is the first call of the page, and is repeated after a change elsewhere. */
export const readCart = endpoint({ path: '/cart/get', safe: true, answer: Cart });
/**
 * Adds pieces to a line of the cart. A product that has no line is refused, and so is more than the shop has, with a
 * message at `qty`. Returns the whole cart, so that only the shop computes totals.
 */
export const increaseLine = endpoint({ path: '/cart/plus', input: LineStep, answer: Cart });
/** Takes pieces from a line; a line without pieces is gone. Returns the whole cart, as every change does. */
export const decreaseLine = endpoint({ path: '/cart/min', input: LineStep, answer: Cart });
/** Without `qty`, the whole line is removed. */
export const removeLine = endpoint({ path: '/cart/min', input: LineRemoval, answer: Cart });

const optionalId = z.optional(z.nullable(wireId));
const optionalNumber = z.optional(z.nullable(numberOrText));

/**
 * The detail of `shop:add-to-cart`, which becomes the body of `/cart/add` unchanged. It is public, and therefore
 * written as on the wire, with `total` in euros.
 */
export const AddToCart = z.looseObject({
  /** `product`, `bundle`, `second-chance-product`, or the type that the set of a combination has. */
  type: z.string(),
  /** The id of the product, as the page or an answer gave it. */
  id: wireId,
  /** A whole number from 1. */
  qty: numberOrText.check(z.refine((qty) => Number.isInteger(Number(qty)) && Number(qty) > 0, 'a whole number from 1')),
  /** True where the shopper is led to the cart instead of the popup, as the page has written it. The shop can ignore it. */
  goToCart: z.optional(z.unknown()),
  /** True where the shopper buys without VAT, and the product may be sold so, as the page has written it. */
  has_tax_exemption: z.optional(z.unknown()),
  /** Combination only: the price of the whole set in euros. */
  total: optionalNumber,
  /** Combination only: the product that was chosen beside the main one; null for none. */
  recommended_combination_product_id: optionalId,
  /** Its pieces in one set. */
  recommended_combination_product_qty: optionalNumber,
  /** Combination only: the first accessory; null for none. */
  recommended_combination_extra_product_1_id: optionalId,
  /** Its pieces in one set. */
  recommended_combination_extra_product_1_qty: optionalNumber,
  /** How often the shopper chose it. */
  recommended_combination_extra_product_1_selected_qty: optionalNumber,
  /** Combination only: the second accessory; null for none. */
  recommended_combination_extra_product_2_id: optionalId,
  /** Its pieces in one set. */
  recommended_combination_extra_product_2_qty: optionalNumber,
  /** How often the shopper chose it. */
  recommended_combination_extra_product_2_selected_qty: optionalNumber,
});
export type AddToCart = z.infer<typeof AddToCart>;

/** A product as popup and checkout show it. */
export const PopupItem = z.object({
  /** The article number, for the tag manager, which gets the type without it. */
  sku: optionalText,
  /** The name of the product. */
  name: z.string(),
  /** The brand; shown before the name where there is one. */
  brand: optionalText,
  /** Per piece, VAT included. Null shows none. */
  price: optional(cents),
  /** The earlier price; struck when it exceeds `price`. */
  from_price: optional(cents),
  ...priceKeys,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** The picture for windows up to 640 px; `image` where it is missing. */
  mobile_image: pictureUrl,
  /** Pieces. */
  qty: wholeNumber,
  /** The kind: `product`, `bundle` (a set), or `second-chance-product` (used, there once). Calls send it back. */
  type: z.string(),
  /** Power Credits per piece on top of those for its price; 0 where it is missing. */
  extra_power_credits: optional(wholeNumber),
  /** It cannot be ordered yet; a label says so. */
  pre_heat: flag,
  /** The price is shown as “on request”, and the product cannot be bought. */
  price_on_request: flag,
});
export type PopupItem = z.infer<typeof PopupItem>;

export const Accessory = z.object({
  /** The id of the product; `/cart/add` sends it with the type `product`. */
  id: wireId,
  /** The name of the product. */
  name: z.string(),
  /** The page of the product. Without it, the name is no link. */
  url: linkUrl,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** The picture for windows up to 640 px; `image` where it is missing. */
  mobile_image: pictureUrl,
  /** Stars out of five. The key without a value shows four neutral stars; without the key there are none. */
  rating: nullableIfSent(wireNumber),
  /** Per piece, VAT included. Null shows none. */
  price: optional(cents),
  ...priceKeys,
  /** `price` is the lowest of its variants, shown as “from”. Without it, `price` is what the product costs. */
  price_from: flagIfSent,
  /** The price is shown as “on request”, and the product cannot be bought. */
  price_on_request: flag,
  /** It cannot be ordered yet; a label says so. */
  pre_heat: flag,
  /** It has a button that adds it. False where it is missing. */
  orderable: flag,
  /**
   * A variant is chosen on the product's page: a link to `url` replaces the button that buys. Without it, the product is
   * bought by its id.
   */
  choose: flagIfSent,
  /** It may be sold without VAT to those who may buy so. */
  has_tax_exemption: flag,
  /** A line below the name, as text or markup. */
  short_item_detail_text: optionalText,
});
export type Accessory = z.infer<typeof Accessory>;

export const Added = z.object({
  /** The product that was added; for a set, its main product. */
  item: PopupItem,
  /** Pieces in the whole cart. */
  count: wholeNumber,
  /** Products that go with it; without any, the popup has no such list. */
  accessories: optionalList(missable(Accessory)),
  /** A percentage, such as 21; null when it is unknown. */
  vatRate: z.nullable(percentage),
  /** It was added without VAT, and the popup says so. */
  hasTaxExemption: flag,
});
export type Added = z.infer<typeof Added>;

/** An addition as on the wire, amounts in euros. It is published to other scripts of the page. */
export type AddedOnWire = z.input<typeof Added>;
export function onWire(added: Added): AddedOnWire {
  return z.encode(Added, added);
}

/**
 * Adds a product or a set: a button of the page sends it, and the cart, to put a removed line back. More pieces of a
 * line that is there already are added to it. An unknown product, a quantity that is no whole number from 1, and
 * more than the shop has are refused, the last two with a message at `qty`.
 */
export const addToCart = endpoint({ path: '/cart/add', input: AddToCart, answer: Added });

export const CartSize = z.object({
  /** Pieces in the whole cart. */
  amount: wholeNumber,
});
/** Reads how much is in the cart, for the badge of every page. */
export const readCartSize = endpoint({ ...cartSizeCall, safe: true, answer: CartSize });
