import { computed, type ReadonlySignal } from '@preact/signals-core';
import { readPaymentMethods, type PaymentMethod } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { OrderedCart } from './cart.model.ts';
import type { Form } from './form.model.ts';
import { createMethods, type Methods } from './methods.model.ts';
import { isMostChosen, validPayment, walletOf, type Wallet } from './payment.rules.ts';

export interface Payment extends Methods<PaymentMethod, readonly PaymentMethod[]> {
  /** The methods that this browser supports, the most popular one first. */
  readonly methods: ReadonlySignal<readonly PaymentMethod[]>;
  isMostChosen(method: PaymentMethod): boolean;
}

/** The availability of the browser's wallets. */
export interface Wallets {
  /** Never rejects; a wallet that does not answer in time is unavailable. */
  canPayWith(wallet: Wallet): Promise<boolean>;
}

interface Dependencies {
  readonly order: OrderedCart;
  readonly form: Form;
  readonly wallets: Wallets;
  /** The shop's methods are loaded; a later read of the shown ones does not count. */
  onLoaded(): void;
}

export function createPayment(services: Services, { order, form, wallets, onLoaded }: Dependencies): Payment {
  const list = createMethods<PaymentMethod, readonly PaymentMethod[]>(services, {
    kind: 'payment',
    form,
    request,
    methodsIn: (methods) => methods,
    select: validPayment,
  });

  /** Waits for the wallet checks, because the first method is preselected. */
  async function request(): Promise<readonly PaymentMethod[]> {
    const showCart = order.expectAnew();
    const { paymentMethods, cart } = await services.call(readPaymentMethods);
    showCart(cart);
    if (list.answer.peek() === null) onLoaded();
    const canPay = await Promise.all(
      paymentMethods.map(async (method) => {
        const wallet = walletOf(method);
        return wallet === null || wallets.canPayWith(wallet);
      }),
    );
    return paymentMethods.filter((_, index) => canPay[index]);
  }

  const methods = computed(() => list.answer.value ?? []);

  return { ...list, methods, isMostChosen: (method) => isMostChosen(methods.value, method) };
}
