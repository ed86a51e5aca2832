import { signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { decreaseLine, increaseLine, type Cart, type CartLine } from '../../shared/contract/cart.ts';
import type { Call } from '../../shared/http/call.ts';
import type { Page } from '../../shared/runtime/services.ts';
import type { Notice } from './cart-page.model.ts';
import { isSameLine, MAX_STEPS, reachableQuantity } from './cart-page.rules.ts';

/** A quantity that the shopper types. */
export interface QuantityState {
  /** @param quantity whole, at least 1 */
  setQuantity(line: CartLine, quantity: number): Promise<void>;
  /** Opens the checkout after a typed quantity that is being sent. Returns whether there is one. */
  deferCheckout(): boolean;
  /** The checkout opens as soon as the cart has the typed quantity. */
  readonly isCheckoutPending: ReadonlySignal<boolean>;
}

interface CartParts {
  readonly call: Call;
  readonly page: Pick<Page, 'goTo'>;
  readonly notice: Signal<Notice>;
  readonly checkoutUrl: string;
  /** Makes one change at a time, and shows its answer. Resolves to whether the shop has accepted it. */
  change(send: () => Promise<Cart>, accepted: (cart: Cart) => void, isMade: (cart: Cart) => boolean): Promise<boolean>;
  /** One piece more or less is in the cart. */
  onStep(cart: Cart, line: CartLine, isMore: boolean): void;
  publishChange(cart: Cart): void;
}

export function createQuantity(parts: CartParts): QuantityState {
  const { call, page, notice, checkoutUrl, change, onStep, publishChange } = parts;
  const isCheckoutPending = signal(false);
  let isMoving = false;

  async function move(line: CartLine, target: number): Promise<Cart> {
    let last: Cart | null = null;
    try {
      return await moveTo(call, line, target, (cart) => {
        last = cart;
        onStep(cart, line, target > line.qty);
      });
    } catch (error) {
      if (last) publishChange(last);
      throw error;
    }
  }

  function openPendingCheckout(isAccepted: boolean) {
    if (isCheckoutPending.peek() && isAccepted) page.goTo(checkoutUrl);
    isCheckoutPending.value = false;
  }

  return {
    isCheckoutPending,
    async setQuantity(line, quantity) {
      const target = reachableQuantity(line, quantity);
      if (target === line.qty || isMoving) return;
      const isAccepted = await change(
        async () => {
          isMoving = true;
          return move(line, target).finally(() => (isMoving = false));
        },
        (cart) => {
          if (quantityIn(cart, line) !== quantity) isCheckoutPending.value = false;
          if (target !== quantity) notice.value = { is: 'limited', quantity: target, most: MAX_STEPS };
        },
        (cart) => quantityIn(cart, line) === target,
      );
      openPendingCheckout(isAccepted);
    },
    deferCheckout() {
      isCheckoutPending.value = isMoving;
      return isMoving;
    },
  };
}

/**
 * A call of the cart changes a quantity by one, so the calls are sequential. They stop at a refusal and at an answer that
 * leaves the quantity as it was. The quantity is always that of the last answer, so nothing counts twice, even if the
 * cart is changed elsewhere.
 */
async function moveTo(call: Call, line: CartLine, target: number, onStep: (cart: Cart) => void): Promise<Cart> {
  const { type, id } = line;
  const isMore = target > line.qty;
  let quantity = line.qty;
  for (let left = Math.abs(target - quantity); ; left--) {
    const cart = await call(isMore ? increaseLine : decreaseLine, { type, id, qty: 1 });
    onStep(cart);
    const next = quantityIn(cart, line) ?? target;
    const hasArrived = isMore ? next >= target : next <= target;
    if (hasArrived || next === quantity || left === 1) return cart;
    quantity = next;
  }
}

function quantityIn({ items }: Cart, line: CartLine): number | undefined {
  return items.find((other) => isSameLine(line, other))?.qty;
}
