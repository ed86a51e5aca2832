import * as z from 'zod/mini';
import { cartSizeCall } from './cart-size-call.ts';
import { endpoint } from './endpoint.ts';
import { linkUrl, pictureUrl } from './url.ts';
import {
  cents,
  flag,
  list,
  missable,
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

export const CartLine = z.object({
  /** `product`, `bundle`, `second-chance-product`; passed through unchanged. */
  type: z.string(),
  id: wireId,
  name: z.string(),
  /** Plain text or markup. */
  description: optionalText,
  url: linkUrl,
  image: pictureUrl,
  rating: optional(wireNumber),
  qty: wholeNumber,
  /** Per piece, VAT included. */
  price: cents,
  /** The earlier price; shown only when it exceeds `price`. */
  from_price: optional(cents),
  sku: optionalText,
  brand: optionalText,
  in_stock: flag,
  /** A gift: the shopper can neither change its quantity nor remove it. */
  free: flag,
  /** Per piece. */
  extra_power_credits: optional(wholeNumber),
  quotationId: optional(wireId),
});
export type CartLine = z.infer<typeof CartLine>;

/** A discount or voucher that is in force. */
export const Reduction = z.object({ name: optionalText, amount: reduction });
export type Reduction = z.infer<typeof Reduction>;

export const RelatedItem = z.object({
  id: wireId,
  type: z.string(),
  name: z.string(),
  url: linkUrl,
  image: pictureUrl,
  image_alt: optionalText,
  rating: optional(wireNumber),
  price: optional(cents),
  from_price: optional(cents),
  in_stock: flag,
  pre_heat: flag,
  price_on_request: flag,
});
export type RelatedItem = z.infer<typeof RelatedItem>;

export const Cart = z.object({
  user: z.optional(z.unknown()),
  items: list(CartLine),
  shippingCosts: cents,
  quotationDiscount: optional(reduction),
  /** A percentage, such as 21. */
  vatRate: percentage,
  vat: cents,
  subtotal: cents,
  relatedItems: optionalList(missable(RelatedItem)),
  /** Whether a code can be entered. No widget reads it here: the checkout has the field for codes, and a value of its own. */
  discountEnabled: flag,
  spsCreditEarnDisabled: flag,
  discountError: optionalText,
  isPowerCreditDiscount: flag,
  currentDiscount: optional(Reduction),
  currentVoucher: optional(Reduction),
  taxExemptionPossible: flag,
  taxExemptionSelected: flag,
});
export type Cart = z.infer<typeof Cart>;

export const LineStep = z.object({ type: z.string(), id: wireId, qty: z.int() });
/** Without a quantity, the whole line is removed. */
export const LineRemoval = z.object({ type: z.string(), id: wireId });

export const readCart = endpoint({ path: '/cart/get', safe: true, answer: Cart });
/** Returns the whole cart, so that only the shop computes totals. */
export const increaseLine = endpoint({ path: '/cart/plus', input: LineStep, answer: Cart });
export const decreaseLine = endpoint({ path: '/cart/min', input: LineStep, answer: Cart });
export const removeLine = endpoint({ path: '/cart/min', input: LineRemoval, answer: Cart });

const optionalId = z.optional(z.nullable(wireId));
const optionalNumber = z.optional(z.nullable(numberOrText));

/**
 * The detail of `shop:add-to-cart`, which becomes the body of `/cart/add` unchanged. It is public, and therefore
 * written as on the wire, with `total` in euros.
 */
export const AddToCart = z.looseObject({
  type: z.string(),
  id: wireId,
  /** A whole number from 1. */
  qty: numberOrText.check(z.refine((qty) => Number.isInteger(Number(qty)) && Number(qty) > 0, 'a whole number from 1')),
  goToCart: z.optional(z.unknown()),
  has_tax_exemption: z.optional(z.unknown()),
  /** Combination only: the price of the whole set in euros. */
  total: optionalNumber,
  recommended_combination_product_id: optionalId,
  recommended_combination_product_qty: optionalNumber,
  recommended_combination_extra_product_1_id: optionalId,
  recommended_combination_extra_product_1_qty: optionalNumber,
  recommended_combination_extra_product_1_selected_qty: optionalNumber,
  recommended_combination_extra_product_2_id: optionalId,
  recommended_combination_extra_product_2_qty: optionalNumber,
  recommended_combination_extra_product_2_selected_qty: optionalNumber,
});
export type AddToCart = z.infer<typeof AddToCart>;

/** A product as popup and checkout show it. */
export const PopupItem = z.object({
  sku: optionalText,
  name: z.string(),
  brand: optionalText,
  price: optional(cents),
  from_price: optional(cents),
  image: pictureUrl,
  mobile_image: pictureUrl,
  qty: wholeNumber,
  type: z.string(),
  extra_power_credits: optional(wholeNumber),
  pre_heat: flag,
  price_on_request: flag,
});
export type PopupItem = z.infer<typeof PopupItem>;

export const Accessory = z.object({
  id: wireId,
  name: z.string(),
  url: linkUrl,
  image: pictureUrl,
  mobile_image: pictureUrl,
  rating: optional(wireNumber),
  price: optional(cents),
  price_on_request: flag,
  pre_heat: flag,
  orderable: flag,
  has_tax_exemption: flag,
  short_item_detail_text: optionalText,
});
export type Accessory = z.infer<typeof Accessory>;

export const Added = z.object({
  item: PopupItem,
  /** Pieces in the whole cart. */
  count: wholeNumber,
  accessories: optionalList(missable(Accessory)),
  vatRate: percentage,
  hasTaxExemption: flag,
});
export type Added = z.infer<typeof Added>;

/** An addition as on the wire, amounts in euros. It is published to other scripts of the page. */
export type AddedOnWire = z.input<typeof Added>;
export function onWire(added: Added): AddedOnWire {
  return z.encode(Added, added);
}

export const addToCart = endpoint({ path: '/cart/add', input: AddToCart, answer: Added });

export const CartSize = z.object({ amount: wholeNumber });
export const readCartSize = endpoint({ ...cartSizeCall, safe: true, answer: CartSize });
