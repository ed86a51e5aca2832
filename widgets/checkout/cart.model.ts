import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { reloadCheckoutCart, type CheckoutCart } from '../../shared/contract/checkout.ts';
import { refreshOnCartChange } from '../../shared/models/refresh-on-cart-change.ts';
import { pieces } from '../../shared/rules/totals.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { Form } from './form.model.ts';

/** The ordered cart, with the latest totals of the shop. */
export interface OrderedCart {
  readonly cart: ReadonlySignal<CheckoutCart | null>;
  readonly isEmpty: ReadonlySignal<boolean>;
  show(cart: CheckoutCart): void;
  /** Reads the cart for the current buyer; after a failure, the shown cart stays. */
  reload(): Promise<void>;
  /** Reads the cart that this checkout has changed, and publishes the change. */
  reloadAfterChange(): Promise<void>;
  /** Resolves when the read in flight has ended. */
  settled(): Promise<void>;
}

export function createOrderedCart(services: Services, form: Form): OrderedCart {
  const { call } = services;
  const cart = signal<CheckoutCart | null>(null);
  /** Counts reads, so that an answer never replaces a newer one. */
  let reads = 0;
  let pending = Promise.resolve();
  const publisher = refreshOnCartChange(services, {
    isShown: () => cart.peek() !== null,
    refresh: (canPublish) => void readAgain(canPublish ? publishCount : () => {}),
  });
  const count = () => pieces(cart.peek()?.items ?? []);
  const publishCount = () => publisher.publish(count());

  function show(found: CheckoutCart) {
    cart.value = found;
    publishCount();
  }

  function readAgain(publish: () => void): Promise<void> {
    if (cart.peek()) pending = read(publish);
    return pending;
  }

  async function read(publish: () => void) {
    const turn = ++reads;
    const { country, tax_exemption_accepted, type } = form.data.peek();
    const found = await call(reloadCheckoutCart, { country, tax_exemption_accepted, type }).catch(() => null);
    if (!found || turn !== reads) return;
    cart.value = found.cart;
    publish();
  }

  return {
    cart,
    isEmpty: computed(() => cart.value?.items.length === 0),
    show,
    reload: () => readAgain(publishCount),
    reloadAfterChange: () => readAgain(() => publisher.publish(count(), true)),
    settled: () => pending,
  };
}
