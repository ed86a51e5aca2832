import { judgeStruckPrice, type Observation } from './earlier-price.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';
import type { SeenPrice } from './observe-prices.ts';

/** Compares struck prices with what former runs have seen. */
export function checkPrices(
  prices: readonly SeenPrice[],
  earlier: readonly Observation[],
  now: number,
  toText: (cents: number) => string = euros,
): LawFinding[] {
  return prices.flatMap((price) => {
    if (price.struck === null) return [];
    const verdict = judgeStruckPrice({ ...price, at: now }, earlier);
    const struck = `The struck price ${toText(price.struck)}`;
    if (verdict.is === 'not-provable') {
      const what = `${struck} is not yet provable: no price was recorded in the 30 days before the reduction.`;
      return [lawFinding('price-not-provable', price.product, what)];
    }
    if (verdict.is === 'lowest') return [];
    const { price: lowest, at } = verdict.lowest;
    const what = `${struck} is above the lowest price of the 30 days before the reduction, ${toText(lowest)} on ${new Date(at).toISOString().slice(0, 10)}.`;
    return [lawFinding('price-not-lowest', price.product, what)];
  });
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}
