/** What stands beside a price, in the units of the price. Null where nothing does. */
export interface ComparedPrices {
  /** What the shop itself asked before: struck. */
  readonly earlier: number | null;
  /** What is off the lowest price of the 30 days before, in whole per cent. */
  readonly percentOff: number | null;
  /** What the maker recommends: named, and never struck. */
  readonly advised: number | null;
  /** The price of a metre, a kilogram or another unit. */
  readonly unit: { readonly price: number; readonly unit: string } | null;
}

/**
 * What a shopper can do with a product. `choose`: a variant, on its page. `pre-order`: it can be bought, and is delivered
 * later. `notify`: the shop mails when it is in stock again. `sold-out`: a text.
 */
export type ProductAction = 'buy' | 'choose' | 'pre-order' | 'notify' | 'sold-out' | 'none';

/** A product of a list or a comparison. Amounts are in cents, or in the smallest unit of another currency, VAT included. */
export interface Product {
  /** `product`, `bundle`, or `second-chance-product`. */
  readonly type: string;
  readonly id: string | number;
  readonly name: string;
  /** Its page. */
  readonly url: string | null;
  /** The address of its picture. */
  readonly image: string | null;
  /** Null for a price on request, and where the shop names none. */
  readonly price: number | null;
  /** `price` is the lowest of its variants. */
  readonly isLowestPrice: boolean;
  readonly compared: ComparedPrices;
  /** Stars out of five; null without reviews, undefined where the shop has none. */
  readonly rating: number | null | undefined;
  /** A line below the name, as text or markup of the shop. */
  readonly text: string | null;
  readonly action: ProductAction;
  /** It may be sold without VAT. */
  readonly isExemptible: boolean;
}
