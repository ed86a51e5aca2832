import type { AddToCart } from '../../../shared/contract/cart.ts';
import type { WireId } from '../../../shared/contract/wire.ts';
import type { Db } from '../db/schema.ts';
import type { LineChange } from './cart-lines.ts';
import { addToCart, markCombination } from './cart-lines.ts';
import type { CombinationPart } from './combinations.ts';
import { combinationOf } from './combinations.ts';
import type { Shopper } from './shopper.ts';

const COMBINATION = 'recommended-combination';

export function isCombination({ type }: Pick<AddToCart, 'type'>): boolean {
  return type === COMBINATION;
}

/** The cart lines of a set: main product, chosen product and up to two accessories. */
export function partsOf(set: AddToCart, mainQty = 1): LineChange[] {
  const times = Number(set.qty);
  const parts = [
    { id: set.id, qty: mainQty },
    { id: set.recommended_combination_product_id, qty: set.recommended_combination_product_qty },
    {
      id: set.recommended_combination_extra_product_1_id,
      qty:
        Number(set.recommended_combination_extra_product_1_qty ?? 1) *
        Number(set.recommended_combination_extra_product_1_selected_qty ?? 1),
    },
    {
      id: set.recommended_combination_extra_product_2_id,
      qty:
        Number(set.recommended_combination_extra_product_2_qty ?? 1) *
        Number(set.recommended_combination_extra_product_2_selected_qty ?? 1),
    },
  ];
  return parts.flatMap(({ id, qty }) =>
    id === null || id === undefined ? [] : [{ type: 'product', id, qty: Number(qty ?? 1) * times }],
  );
}

/**
 * Adds a complete set or nothing, at the shop's prices, regardless of the submitted total. A product that is not
 * offered in this set has its normal price.
 */
export async function addCombination(db: Db, shopper: Shopper, set: AddToCart): Promise<void> {
  const stored = await combinationOf(db, set.id);
  const offered = stored ? [stored.main, ...stored.choices, ...stored.extras] : [];
  for (const part of partsOf(set, stored?.main.qty)) {
    await addToCart(db, shopper, part);
    const price = priceOf(part.id, offered);
    if (price !== undefined) await markCombination(db, shopper, String(part.id), { id: String(set.id), price });
  }
}

function priceOf(id: WireId, offered: readonly CombinationPart[]): number | undefined {
  return offered.find((part) => part.id === String(id))?.price;
}
