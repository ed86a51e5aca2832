import type { PriceKeys } from '../../contract/price-keys.ts';

/** Integer cents, or none. */
type Amount = number | null | undefined;

/** The price of a product as the shop answers it, in any of the answers. Integer cents. */
export interface PricedProduct extends PriceKeys {
  readonly price: Amount;
  /** The earlier price of the specification. */
  readonly from_price?: Amount;
  /** The same in a combination. */
  readonly fromPrice?: Amount;
  /** The advice price of the specification. */
  readonly msrp?: Amount;
  readonly price_on_request?: boolean;
  readonly price_from?: boolean | undefined;
}

/** What a price is compared with. Integer cents; 0 where nothing is shown. */
export interface PriceComparisons {
  /** Struck: what the shop itself asked before. */
  readonly earlier: number;
  /** What is off the lowest price of the 30 days before, in whole per cent, rounded down; 0 is not shown. */
  readonly percent: number;
  /** Named, and never struck: what the maker recommends. */
  readonly advised: number;
}

/**
 * Chooses what stands beside a price. The keys of the shop win over the fields of the specification. An earlier price
 * that is also the recommended one is shown once, by that name.
 */
export function comparePrice(product: PricedProduct): PriceComparisons {
  const { price, prior_price: prior } = product;
  const higher = (candidate: Amount) =>
    !product.price_on_request && candidate! > (price ?? Infinity) ? candidate! : 0;
  const advised = higher(product.advice_price ?? product.msrp);
  const before = higher(prior ?? product.from_price ?? product.fromPrice);
  const earlier = !prior && before === advised ? 0 : before;
  return {
    earlier,
    percent: prior && earlier ? Math.floor(100 - (price! * 100) / earlier) : 0,
    advised,
  };
}
