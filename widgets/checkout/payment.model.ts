import { computed, type ReadonlySignal } from '@preact/signals-core';
import { readPaymentMethods, type PaymentMethod } from '../../shared/contract/checkout.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { isSameId } from '../../shared/rules/same-id.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { findChosen } from './choice.rules.ts';
import type { Form } from './form.model.ts';
import { createMethodList, type LoadStatus, type MethodList } from './methods.model.ts';
import { validPayment, walletOf, type Wallet } from './payment.rules.ts';

export type PaymentStatus = LoadStatus;

export interface PaymentState {
  readonly status: ReadonlySignal<PaymentStatus>;
  load(): Promise<void>;
  /** The methods that this browser supports, the most popular one first. */
  readonly methods: ReadonlySignal<readonly PaymentMethod[]>;
  readonly chosen: ReadonlySignal<PaymentMethod | null>;
  readonly chosenOption: ReadonlySignal<WireId | null>;
  choose(method: PaymentMethod): void;
  chooseOption(option: WireId): void;
}

/** The availability of the browser's wallets. */
export interface Wallets {
  /** Never rejects; a wallet that does not answer in time is unavailable. */
  canPayWith(wallet: Wallet): Promise<boolean>;
}

export type Payment = PaymentState & Pick<MethodList<readonly PaymentMethod[]>, 'clear' | 'ready' | 'refresh'>;

interface Dependencies {
  readonly wallets: Wallets;
  /** The shop's methods are loaded; a later read of the shown ones does not count. */
  onLoaded(): void;
}

export function createPayment(services: Services, form: Form, { wallets, onLoaded }: Dependencies): Payment {
  const { call } = services;
  const { found, status, load, clear, ready, refresh } = createMethodList(services, read, select);
  const methods = computed(() => found.value ?? []);

  /** Waits for the wallet checks, because the first method is preselected. */
  async function read(): Promise<readonly PaymentMethod[]> {
    const { paymentMethods } = await call(readPaymentMethods);
    if (found.peek() === null) onLoaded();
    const canPay = await Promise.all(
      paymentMethods.map(async (method) => {
        const wallet = walletOf(method);
        return wallet === null || wallets.canPayWith(wallet);
      }),
    );
    return paymentMethods.filter((_, index) => canPay[index]);
  }

  function select(usable: readonly PaymentMethod[]) {
    const { payment_method: method, payment_method_option: option } = form.data.peek();
    const selection = validPayment(usable, { method, option });
    form.prefill({ payment_method: selection.method, payment_method_option: selection.option });
  }

  return {
    status,
    load,
    clear,
    ready,
    refresh,
    methods,
    chosen: computed(() => findChosen(methods.value, form.data.value.payment_method)),
    chosenOption: computed(() => form.data.value.payment_method_option),
    choose(method) {
      if (isSameId(method.id, form.data.peek().payment_method)) return;
      form.change({ payment_method: method.id, payment_method_option: method.options[0]?.id ?? null });
    },
    chooseOption: (option) => form.edit('payment_method_option', option),
  };
}
