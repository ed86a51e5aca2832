import * as z from 'zod/mini';
import { wireId } from './wire.ts';

/** What the commands of a page take and answer. None of it is sent to the shop. */

/** Amounts in cents, or in the smallest unit of another currency. */
const amount = z.int();

/** A line of the cart, as a script of the page reads it. */
export const CartViewLine = z.object({
  /** Of the line, for `cart-change` and `cart-remove`. A gift has another one than the same product that is paid for. */
  id: z.string(),
  /** The kind: `product`, `bundle` (a set), or `second-chance-product` (used, there once). */
  type: z.string(),
  /** The id of the product, as the shop answers it. */
  productId: wireId,
  /** The name of the product. */
  name: z.string(),
  /** The page of the product; null for none. */
  url: z.nullable(z.string()),
  /** Pieces. */
  quantity: z.int(),
  /** Per piece, VAT included. */
  price: amount,
  /** Of all its pieces. */
  total: amount,
  /** In stock. */
  isInStock: z.boolean(),
  /** A gift, which can be neither changed nor removed. */
  isGift: z.boolean(),
});
export type CartViewLine = z.infer<typeof CartViewLine>;

/** A reduction that is in force; the amount is positive. */
export const CartViewReduction = z.object({
  /** What the shop calls it, such as the code; null for none. */
  name: z.nullable(z.string()),
  /** What it takes off. */
  amount,
});
export type CartViewReduction = z.infer<typeof CartViewReduction>;

/** The cart as a script of the page reads it, with the sums that the page of the cart shows. */
export const CartView = z.object({
  /** In the order of the shop; empty for an empty cart. */
  lines: z.array(CartViewLine),
  /** Pieces of all lines. */
  count: z.int(),
  /** ISO 4217, by the setting `currency`. */
  currency: z.string(),
  /** All lines, VAT included, before shipping and reductions. */
  subtotal: amount,
  /** Null as long as the shop does not know it. */
  shipping: z.nullable(amount),
  /** Discounts, that of a quotation too; empty for none. */
  discounts: z.array(CartViewReduction),
  /** The gift voucher that is in force; null for none. */
  voucher: z.nullable(CartViewReduction),
  /** VAT in the total; null as long as the shop does not know it, and with several rates. */
  vat: z.nullable(amount),
  /** Before the voucher. */
  total: amount,
  /** What is left to pay. */
  due: amount,
  /** The shop's message why a code no longer counts; null for none. */
  discountError: z.nullable(z.string()),
});
export type CartView = z.infer<typeof CartView>;

const lineId = z.string('the id of a line').check(z.minLength(1, 'the id of a line'));

/** The detail of `cart-change`. */
export const CartChange = z.object({
  /** The `id` of a line of the cart. */
  line: lineId,
  /** The pieces that the line shall have: a whole number from 1. */
  quantity: z.int('a whole number from 1').check(z.minimum(1, 'a whole number from 1')),
});
export type CartChange = z.infer<typeof CartChange>;

/** The detail of `cart-remove`. */
export const CartRemoval = z.object({
  /** The `id` of a line of the cart. */
  line: lineId,
});
export type CartRemoval = z.infer<typeof CartRemoval>;

/** The detail of `discount-apply`. */
export const DiscountCode = z.object({
  /** The code of a discount or a gift voucher. */
  code: z.string('a code').check(z.regex(/\S/, 'a code')),
});
export type DiscountCode = z.infer<typeof DiscountCode>;

/** The answer of `discount-apply`: a code that the shop does not accept is no error. */
export const CodeAnswer = z.object({
  /** Whether the shop has accepted the code. */
  isAccepted: z.boolean(),
  /** The shop's message about a code that it has not accepted; null otherwise. */
  message: z.nullable(z.string()),
  /** The cart after it. */
  cart: CartView,
});
export type CodeAnswer = z.infer<typeof CodeAnswer>;

/** The answer of `cart-open`. */
export const CartOpened = z.object({
  /** `page`: this page shows the cart, and has scrolled to it. `address`: the browser leaves for the page of the cart. */
  where: z.enum(['page', 'address']),
  /** The address of the cart. */
  url: z.string(),
});
export type CartOpened = z.infer<typeof CartOpened>;

/** The detail of `list-filter`: names of filters with one value or several, as they stand in the path of the list. */
export const ListFilters = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type ListFilters = z.infer<typeof ListFilters>;

/** The answer of `list-filter`. */
export const FilteredList = z.object({
  /** The products that fit, on all pages of the list. */
  count: z.int(),
  /** The path of this selection, which the browser has now. */
  path: z.string(),
});
export type FilteredList = z.infer<typeof FilteredList>;
