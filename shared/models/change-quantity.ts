import { decreaseLine, increaseLine, type Cart, type CartLine } from '../contract/cart.ts';
import { quantityIn } from '../rules/cart-lines.ts';
import { ecommerceItem } from '../rules/ecommerce.ts';
import type { Services } from '../runtime/services.ts';

interface QuantityChange {
  readonly line: CartLine;
  /** Pieces; not those that the line has. */
  readonly target: number;
  /** `Infinity` where one call takes any quantity. */
  readonly piecesPerCall: number;
  /** Runs with each answer. */
  onStep(cart: Cart): void;
}

/**
 * Changes the quantity of a line, and returns the last answer. Where a call changes a quantity by one, the calls are
 * sequential. They stop at a refusal and at an answer that leaves the quantity as it was. The quantity is always that of
 * the last answer, so nothing counts twice, even if the cart is changed elsewhere.
 */
export async function changeQuantity(
  { call, trackEcommerce }: Pick<Services, 'call' | 'trackEcommerce'>,
  { line, target, piecesPerCall, onStep }: QuantityChange,
): Promise<Cart> {
  const { type, id } = line;
  const isMore = target > line.qty;
  let quantity = line.qty;
  let cart: Cart | null = null;
  for (let left = Math.abs(target - quantity); left > 0; left -= piecesPerCall) {
    const qty = Math.min(left, piecesPerCall);
    cart = await call(isMore ? increaseLine : decreaseLine, { type, id, qty });
    onStep(cart);
    trackEcommerce(isMore ? 'add_to_cart' : 'remove_from_cart', [ecommerceItem(line, qty)]);
    const next = quantityIn(cart, line) ?? target;
    if (next === quantity || (isMore ? next >= target : next <= target)) break;
    quantity = next;
  }
  return cart!;
}
