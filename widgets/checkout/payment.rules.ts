import type { OrderData } from '../../shared/contract/checkout-data.ts';
import type { PaymentMethod } from '../../shared/contract/checkout.ts';
import { validSelection, type Selection } from './choice.rules.ts';

/** A wallet that depends on the browser or device. */
export type Wallet = 'apple' | 'google';

/** The id or label of a method shows whether it needs a wallet. */
export function walletOf({ id, label }: Pick<PaymentMethod, 'id' | 'label'>): Wallet | null {
  const names = [String(id), label].map((name) => name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  if (names.some((name) => name.includes('applepay'))) return 'apple';
  return names.some((name) => /googlepay|paywithgoogle/.test(name)) ? 'google' : null;
}

export function validPayment(methods: readonly PaymentMethod[], selection: Selection): Selection {
  return validSelection(methods, selection, ({ options }) => options);
}

/** The shop names them; without the key `recommended`, it is the first, because the shop sorts by popularity. */
export function isMostChosen(methods: readonly PaymentMethod[], method: PaymentMethod): boolean {
  const isNamed = methods.some(({ recommended }) => recommended !== undefined);
  return isNamed ? method.recommended === true : method === methods[0];
}

export const NO_PAYMENT = 'no_payment_needed';

/** Replaces the payment method when the amount due is 0. */
export function withoutPaymentIfCovered(data: OrderData, isCoveredByVoucher: boolean): OrderData {
  return isCoveredByVoucher ? { ...data, payment_method: NO_PAYMENT, payment_method_option: null } : data;
}
