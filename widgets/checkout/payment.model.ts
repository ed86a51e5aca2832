import { computed, type ReadonlySignal } from '@preact/signals-core';
import { readPaymentMethods, type PaymentMethod } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { Form } from './form.model.ts';
import { createMethods, type Methods } from './methods.model.ts';
import { validPayment, walletOf, type Wallet } from './payment.rules.ts';

export interface Payment extends Methods<PaymentMethod, readonly PaymentMethod[]> {
  /** The methods that this browser supports, the most popular one first. */
  readonly methods: ReadonlySignal<readonly PaymentMethod[]>;
}

/** The availability of the browser's wallets. */
export interface Wallets {
  /** Never rejects; a wallet that does not answer in time is unavailable. */
  canPayWith(wallet: Wallet): Promise<boolean>;
}

interface Dependencies {
  readonly form: Form;
  readonly wallets: Wallets;
  /** The shop's methods are loaded; a later read of the shown ones does not count. */
  onLoaded(): void;
}

export function createPayment(services: Services, { form, wallets, onLoaded }: Dependencies): Payment {
  const list = createMethods<PaymentMethod, readonly PaymentMethod[]>(services, {
    kind: 'payment',
    form,
    request,
    methodsIn: (methods) => methods,
    select: validPayment,
  });

  /** Waits for the wallet checks, because the first method is preselected. */
  async function request(): Promise<readonly PaymentMethod[]> {
    const { paymentMethods } = await services.call(readPaymentMethods);
    if (list.answer.peek() === null) onLoaded();
    const canPay = await Promise.all(
      paymentMethods.map(async (method) => {
        const wallet = walletOf(method);
        return wallet === null || wallets.canPayWith(wallet);
      }),
    );
    return paymentMethods.filter((_, index) => canPay[index]);
  }

  return { ...list, methods: computed(() => list.answer.value ?? []) };
}
