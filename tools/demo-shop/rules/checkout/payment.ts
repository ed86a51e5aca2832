import type { PaymentMethod } from '../../../../shared/contract/checkout.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import { paymentOffers } from '../../seed/checkout/payment.ts';
import type { Buyer } from '../exemption.ts';
import type { Locale } from '../language.ts';

/** The payment methods of a buyer, most used first. */
export function paymentMethods(locale: Locale, { type, country }: Buyer): PaymentMethod[] {
  return paymentOffers
    .filter(({ countries, isForPrivateOnly }) => {
      const isHere = countries?.includes(country) ?? true;
      return isHere && !(isForPrivateOnly && type === 'business');
    })
    .map(({ id, label, costs, options = [] }) => ({ id, label: label[locale], costs, options: [...options] }));
}

export function findPaymentMethod(methods: readonly PaymentMethod[], id: WireId | null): PaymentMethod | undefined {
  return methods.find((method) => String(method.id) === String(id));
}
