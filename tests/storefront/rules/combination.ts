import type { AddToCart } from '../../../shared/contract/cart.ts';
import type { Db } from '../db/schema.ts';
import type { LineChange } from './cart-lines.ts';
import { addToCart } from './cart-lines.ts';
import type { Shopper } from './shopper.ts';

const COMBINATION = 'recommended-combination';

export function isCombination({ type }: Pick<AddToCart, 'type'>): boolean {
  return type === COMBINATION;
}

/** What stands in the cart for a set: main product, chosen product and up to two accessories. */
export function partsOf(set: AddToCart): LineChange[] {
  const times = Number(set.qty);
  const parts = [
    { id: set.id, qty: 1 },
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

/** Adds a whole set or nothing of it; the prices are the shop's own, whatever total was sent. */
export async function addCombination(db: Db, shopper: Shopper, set: AddToCart): Promise<void> {
  for (const part of partsOf(set)) await addToCart(db, shopper, part);
}
