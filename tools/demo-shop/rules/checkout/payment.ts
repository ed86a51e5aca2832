import type { PaymentMethod } from '../../../../shared/contract/checkout.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import { paymentOffers } from '../../seed/checkout/payment.ts';
import { hasExtra } from '../../extras.ts';
import type { Buyer } from '../exemption.ts';
import type { Shopper } from '../shopper.ts';

/** The payment methods of a buyer, most used first. */
export function paymentMethods(
  { locale, extras }: Pick<Shopper, 'locale' | 'extras'>,
  { type, country }: Buyer,
): PaymentMethod[] {
  const isRecommending = hasExtra({ extras }, 'recommended-payment');
  return paymentOffers
    .filter(({ countries, isForPrivateOnly }) => {
      const isHere = countries?.includes(country) ?? true;
      return isHere && !(isForPrivateOnly && type === 'business');
    })
    .map(({ id, label, costs, options = [] }, at) => ({
      id,
      label: label[locale],
      image: `/media/pay/${id}.svg`,
      costs,
      options: [...options],
      // The second one: the badge then is not where it is without the key.
      ...(isRecommending && { recommended: at === 1 }),
    }));
}

export function findPaymentMethod(methods: readonly PaymentMethod[], id: WireId | null): PaymentMethod | undefined {
  return methods.find((method) => String(method.id) === String(id));
}
