import type { Done, Outcome, Refused, Status } from './outcome.ts';
import type { ComparedPrices } from './product.ts';
import type { Readable } from './readable.ts';

/** A line of the cart. Amounts are in cents, or in the smallest unit of another currency, VAT included. */
export interface CartLine {
  /** Names the line in actions; unique in the cart, and the same after a change. A key for lists of frameworks. */
  readonly id: string;
  /** `product`, `bundle`, or `second-chance-product`. */
  readonly type: string;
  /** The id of the product, as the shop has answered it. */
  readonly productId: string | number;
  readonly name: string;
  readonly brand: string | null;
  readonly sku: string | null;
  /** The page of the product. */
  readonly url: string | null;
  /** The address of its picture. */
  readonly image: string | null;
  /** Pieces. */
  readonly quantity: number;
  /** Per piece. */
  readonly price: number;
  /** Per piece, what the price is compared with. */
  readonly compared: ComparedPrices;
  /** Of all pieces. */
  readonly total: number;
  readonly isInStock: boolean;
  /** It can be neither changed nor removed. */
  readonly isGift: boolean;
  readonly canIncrease: boolean;
  readonly canDecrease: boolean;
  readonly canRemove: boolean;
}

/** A discount that is in force. */
export interface CartReduction {
  /** What the shop calls it, such as the code. */
  readonly name: string | null;
  /** Positive. */
  readonly amount: number;
  /** For `removeReduction`; null for the one that it removes without a code. */
  readonly code: string | null;
  readonly canRemove: boolean;
}

/** The cart with its sums. Amounts are in cents, or in the smallest unit of another currency. */
export interface Cart {
  /** In the order of the shop; empty for an empty cart. */
  readonly lines: readonly CartLine[];
  /** Pieces of all lines. */
  readonly count: number;
  /** ISO 4217. */
  readonly currency: string;
  /** All lines, before shipping and reductions. */
  readonly subtotal: number;
  /** Null as long as the shop does not know it. */
  readonly shipping: number | null;
  readonly reductions: readonly CartReduction[];
  /** The gift voucher that is in force; `removeReduction` without a code removes it. */
  readonly voucher: { readonly name: string | null; readonly amount: number } | null;
  /** VAT in the total; null as long as the shop does not know it, and with several rates. */
  readonly vat: number | null;
  /** Before the voucher. */
  readonly total: number;
  /** What is left to pay. */
  readonly due: number;
  /** Power Credits that the cart earns; null where the shop grants none. */
  readonly credits: number | null;
  /** The shop's message why a code no longer counts. */
  readonly discountError: string | null;
}

/** The quantity needed too many calls: the line has `quantity` now, `most` pieces from where it was. */
export interface Limited {
  readonly is: 'limited';
  readonly quantity: number;
  readonly most: number;
}

export interface CartOptions {
  /** The answer of `/cart/get`, if the page has it already: `start` then sends nothing. */
  readonly firstAnswer?: unknown;
}

/** The cart of the shopper. It follows changes of other models, and those of widgets of the same page. */
export interface CartModel {
  readonly status: Readable<Status>;
  /** Null until the shop has answered. */
  readonly cart: Readable<Cart | null>;
  /** A change is being sent. Others are ignored meanwhile. */
  readonly isBusy: Readable<boolean>;
  /** The line that was removed last, as long as `restore` brings it back: for ten seconds. */
  readonly removed: Readable<CartLine | null>;
  /** Reads the cart. After a failure, it tries again. */
  start(): Promise<Done | Refused>;
  /** Reads the cart again, such as when the page becomes visible. */
  reload(): Promise<void>;
  /** One piece more. `line` is the id of a line, in all actions. */
  increase(line: string): Promise<Outcome>;
  /** One piece less, down to one. */
  decrease(line: string): Promise<Outcome>;
  /** @param quantity a whole number from 1 */
  setQuantity(line: string, quantity: number): Promise<Outcome | Limited>;
  remove(line: string): Promise<Outcome>;
  /** Adds the removed line again. */
  restore(): Promise<Outcome>;
  /** Applies the code of a discount or a voucher. One that the shop does not accept is refused with its message. */
  applyCode(code: string): Promise<Outcome>;
  /** Removes the discount or the voucher in force, or one of several reductions by its code. */
  removeReduction(code?: string): Promise<Outcome>;
  /** Ends the model: it follows nothing any more. */
  stop(): void;
}
