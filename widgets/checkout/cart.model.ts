import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { reloadCheckoutCart, type CheckoutCart } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/island/services.ts';
import type { Form } from './form.model.ts';

/** What is ordered, as the shop counted it last. */
export interface OrderedCart {
  readonly cart: ReadonlySignal<CheckoutCart | null>;
  readonly isEmpty: ReadonlySignal<boolean>;
  show(cart: CheckoutCart): void;
  /** Reads the cart for the present buyer; a failure leaves what is shown. */
  reload(): Promise<void>;
  /** Waits for a reading that is under way. */
  settled(): Promise<void>;
}

export function createOrderedCart({ call, bus, page }: Services, form: Form): OrderedCart {
  const cart = signal<CheckoutCart | null>(null);
  /** Counts what was asked, so that an answer never replaces a newer one. */
  let asked = 0;
  let underWay = Promise.resolve();
  let isTelling = false;
  const pieces = () => (cart.peek()?.items ?? []).reduce((sum, { qty }) => sum + qty, 0);

  function show(found: CheckoutCart) {
    cart.value = found;
    const count = pieces();
    // Telling what everybody knows would go round between tabs for ever.
    if (bus.last('cart-count')?.count === count) return;
    isTelling = true;
    bus.tell('cart-count', { count });
    isTelling = false;
  }

  function reload(): Promise<void> {
    if (cart.peek()) underWay = read();
    return underWay;
  }

  async function read() {
    const turn = ++asked;
    const { country, tax_exemption_accepted, type } = form.data.peek();
    const found = await call(reloadCheckoutCart, { country, tax_exemption_accepted, type }).catch(() => null);
    if (found && turn === asked) show(found.cart);
  }

  function follow(count: number) {
    let isLate = false;
    page.whenSeen(() => {
      // Told while nobody was looking, it comes from another tab, which may have changed more than the count.
      if (isLate || count !== pieces()) void reload();
    });
    isLate = true;
  }

  bus.on('cart-added', () => void reload());
  bus.on('cart-count', ({ count }) => cart.peek() && !isTelling && follow(count));

  return { cart, isEmpty: computed(() => cart.value?.items.length === 0), show, reload, settled: () => underWay };
}
