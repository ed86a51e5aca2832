import type { PriceKeys } from '../contract/price-keys.ts';

/** Integer cents, or none. */
type Amount = number | null | undefined;

/** What a price is compared with. Integer cents; null where nothing is shown. */
export interface PriceComparisons {
  /** Struck: what the shop itself asked before. */
  readonly earlier: number | null;
  /** `earlier` is the lowest price of the 30 days before the reduction. */
  readonly isLowest: boolean;
  /** What is off that lowest price, in whole per cent, rounded down. */
  readonly percent: number | null;
  /** Named, and never struck: what the maker recommends. */
  readonly advised: number | null;
}

/**
 * Chooses what stands beside a price. The keys of the shop win over the fields of the specification, even if nothing is
 * shown then.
 */
export function comparePrice(
  cents: Amount,
  earlier: Amount,
  advised: Amount,
  { prior_price: prior, advice_price: advice }: PriceKeys = {},
): PriceComparisons {
  const lowest = higher(cents, prior);
  const percent = lowest === null ? 0 : Math.floor(((lowest - cents!) * 100) / lowest);
  return {
    earlier: prior === undefined ? higher(cents, earlier) : lowest,
    isLowest: lowest !== null,
    percent: percent > 0 ? percent : null,
    advised: higher(cents, advice ?? advised),
  };
}

function higher(cents: Amount, candidate: Amount): number | null {
  return typeof candidate === 'number' && typeof cents === 'number' && candidate > cents ? candidate : null;
}
