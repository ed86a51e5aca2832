import { signal, type ReadonlySignal } from '@preact/signals-core';
import { decreaseLine, increaseLine, type Cart, type CartLine } from '../../shared/contract/cart.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isSameLine, MAX_STEPS, reachableQuantity } from './cart-page.rules.ts';
import type { CartParts, Change } from './changes.model.ts';

/** A quantity that the shopper types. */
export interface QuantityState {
  /** @param quantity whole, at least 1 */
  setQuantity(line: CartLine, quantity: number): Promise<void>;
  /** Opens the checkout after a typed quantity that is being sent. Returns whether there is one. */
  deferCheckout(): boolean;
  /** The checkout opens as soon as the cart has the typed quantity. */
  readonly isCheckoutPending: ReadonlySignal<boolean>;
}

export function createQuantity(
  { call, page, trackEcommerce }: Services,
  { shown, notice }: CartParts,
  change: Change,
  checkoutUrl: string,
): QuantityState {
  const isCheckoutPending = signal(false);
  let isMoving = false;

  /**
   * Where a call changes a quantity by one, the calls are sequential. They stop at a refusal and at an answer
   * that leaves the quantity as it was. The quantity is always that of the last answer, so nothing counts twice, even if
   * the cart is changed elsewhere.
   */
  async function move(line: CartLine, target: number, piecesPerCall: number): Promise<Cart> {
    const { type, id } = line;
    const isMore = target > line.qty;
    let quantity = line.qty;
    let cart: Cart | null = null;
    try {
      for (let left = Math.abs(target - quantity); left > 0; left -= piecesPerCall) {
        const qty = Math.min(left, piecesPerCall);
        cart = await call(isMore ? increaseLine : decreaseLine, { type, id, qty });
        shown.show(cart);
        trackEcommerce(isMore ? 'add_to_cart' : 'remove_from_cart', [ecommerceItem(line, qty)]);
        const next = quantityIn(cart, line) ?? target;
        if (next === quantity || (isMore ? next >= target : next <= target)) break;
        quantity = next;
      }
      return cart!;
    } catch (error) {
      if (cart) shown.publishChange(cart);
      throw error;
    }
  }

  return {
    isCheckoutPending,
    async setQuantity(line, quantity) {
      const isOneCall = shown.peek()?.any_quantity;
      const target = reachableQuantity(line, quantity, isOneCall ? Infinity : MAX_STEPS);
      if (target === line.qty || isMoving) return;
      const isAccepted = await change(
        async () => {
          isMoving = true;
          return move(line, target, isOneCall ? Infinity : 1).finally(() => (isMoving = false));
        },
        (cart) => {
          if (quantityIn(cart, line) !== quantity) isCheckoutPending.value = false;
          if (target !== quantity) notice.value = { is: 'limited', quantity: target, most: MAX_STEPS };
        },
        (cart) => quantityIn(cart, line) === target,
      );
      if (isCheckoutPending.peek() && isAccepted) page.goTo(checkoutUrl);
      isCheckoutPending.value = false;
    },
    deferCheckout() {
      isCheckoutPending.value = isMoving;
      return isMoving;
    },
  };
}

function quantityIn({ items }: Cart, line: CartLine): number | undefined {
  return items.find((candidate) => isSameLine(line, candidate))?.qty;
}
