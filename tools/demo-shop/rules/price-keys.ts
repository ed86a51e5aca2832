import type { PriceKeys } from '../../../shared/contract/price-keys.ts';
import { hasExtra } from '../extras.ts';
import { labelsOf, type LabelReader } from './labels.ts';

/** Cents per piece, by the id of the product. */
const COMPARED: Readonly<Record<string, Pick<PriceKeys, 'prior_price' | 'advice_price'>>> = {
  // An inverter that was cheaper within the last 30 days than before them.
  '4711': { prior_price: 69_900, advice_price: 79_900 },
  // A panel that is reduced.
  '430': { prior_price: 8_900 },
  // A connector that was never reduced.
  '512': { advice_price: 495 },
};

/** A name that ends with a length: “Solarkabel 6 mm² 100 m”. */
const LENGTH = / (\d+) m$/;

interface Named {
  readonly id: number | string;
  readonly name: string;
  /** Cents. */
  readonly price: number | null;
}

/** @param priced what an amount is for this shopper, such as without VAT */
export function priceKeysOf(
  { id, name, price }: Named,
  shopper: LabelReader,
  priced: (cents: number) => number = (cents) => cents,
): PriceKeys {
  const labels = labelsOf(id, shopper);
  if (!hasExtra(shopper, 'price-keys') || price === null) return labels;
  const { prior_price, advice_price } = COMPARED[id] ?? {};
  const metres = Number(LENGTH.exec(name)?.[1]);
  return {
    ...labels,
    ...(prior_price !== undefined && { prior_price: priced(prior_price) }),
    ...(advice_price !== undefined && { advice_price: priced(advice_price) }),
    ...(metres > 0 && { unit_price: { price: Math.round(priced(price) / metres), unit: 'm' } }),
  };
}
