import { signal } from '@preact/signals-core';
import type { Cart, CartLine } from '../../shared/contract/cart.ts';
import { changeQuantity } from '../../shared/models/change-quantity.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import { MAX_STEPS, quantityIn, reachableQuantity } from '../../shared/rules/cart-lines.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { CartParts, Change } from './changes.model.ts';

export type QuantityState = StateOf<typeof createQuantity>;

/** A quantity that the shopper types. */
export function createQuantity(services: Services, { shown, notice }: CartParts, change: Change, checkoutUrl: string) {
  const isCheckoutPending = signal(false);
  let isMoving = false;

  async function move(line: CartLine, target: number, piecesPerCall: number): Promise<Cart> {
    let reached: Cart | null = null;
    const onStep = (cart: Cart) => shown.show((reached = cart));
    try {
      return await changeQuantity(services, { line, target, piecesPerCall, onStep });
    } catch (error) {
      if (reached) shown.publishChange(reached);
      throw error;
    }
  }

  return {
    /** The checkout opens as soon as the cart has the typed quantity. */
    isCheckoutPending,
    /** @param quantity whole, at least 1 */
    async setQuantity(line: CartLine, quantity: number) {
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
      if (isCheckoutPending.peek() && isAccepted) services.page.goTo(checkoutUrl);
      isCheckoutPending.value = false;
    },
    /** Opens the checkout after a typed quantity that is being sent. Returns whether there is one. */
    deferCheckout() {
      isCheckoutPending.value = isMoving;
      return isMoving;
    },
  };
}
