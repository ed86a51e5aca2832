import type { CombinationProduct } from '../../shared/contract/combination.ts';
import type { WireId } from '../../shared/contract/wire.ts';

/** A product of a combination. Defaults: in stock, one per set, € 10,- at 21 %. */
export function combinationProduct(id: WireId, changes: Partial<CombinationProduct> = {}): CombinationProduct {
  return {
    id,
    name: `Product ${id}`,
    image: null,
    qty: 1,
    inStock: true,
    maxAllowed: null,
    price: 1_000,
    fromPrice: null,
    originalPrice: null,
    vat: 174,
    vatRate: 21,
    hasTaxExemption: false,
    shortItemDetailText: null,
    description: null,
    rating: null,
    mandatoryProduct: null,
    ...changes,
  };
}
