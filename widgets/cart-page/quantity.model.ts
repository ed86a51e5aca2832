import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Cart, CartLine } from '../../shared/contract/cart.ts';
import { changeQuantity } from '../../shared/models/change-quantity.ts';
import { MAX_STEPS, quantityIn, reachableQuantity } from '../../shared/rules/cart-lines.ts';
import type { Services } from '../../shared/runtime/services.ts';
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
  services: Services,
  { shown, notice }: CartParts,
  change: Change,
  checkoutUrl: string,
): QuantityState {
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
      if (isCheckoutPending.peek() && isAccepted) services.page.goTo(checkoutUrl);
      isCheckoutPending.value = false;
    },
    deferCheckout() {
      isCheckoutPending.value = isMoving;
      return isMoving;
    },
  };
}
