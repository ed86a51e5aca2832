import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type {
  PaymentMethod,
  ShippingMethod,
  ShippingMethods,
  ShippingOption,
} from '../../../../shared/contract/checkout.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import { findPaymentMethod } from './payment.ts';
import type { Problems } from './problems.ts';
import { findMethod, findOption } from './shipping.ts';

export interface Shipped {
  method: ShippingMethod;
  option: ShippingOption | null;
}

export interface Paid {
  method: PaymentMethod;
  option: PaymentMethod['options'][number] | null;
}

type Chosen<T> = { is: 'found'; chosen: T } | { is: 'wrong'; problems: Problems };

/** The chosen shipping method, if it is still offered; a pick-up needs a location. */
export function chosenShipping(
  offered: ShippingMethods,
  { shipping_method, shipping_method_option }: Pick<CheckoutData, 'shipping_method' | 'shipping_method_option'>,
): Chosen<Shipped> {
  const method = findMethod(offered, shipping_method);
  if (!method) return { is: 'wrong', problems: { shipping_method: [{ why: 'shipping-method' }] } };
  const option = findOption(method, shipping_method_option);
  const isMissing = option === null && method.type !== 'delivery' && method.options.length > 0;
  if (option === undefined || isMissing)
    return { is: 'wrong', problems: { shipping_method_option: [{ why: 'shipping-option' }] } };
  return { is: 'found', chosen: { method, option } };
}

/** The chosen payment method, if it is still offered. A bank may also be chosen later, on its page. */
export function chosenPayment(
  offered: readonly PaymentMethod[],
  { payment_method, payment_method_option }: Pick<CheckoutData, 'payment_method' | 'payment_method_option'>,
): Chosen<Paid> {
  const method = findPaymentMethod(offered, payment_method);
  if (!method) return { is: 'wrong', problems: { payment_method: [{ why: 'payment-method' }] } };
  const option = optionOf(method, payment_method_option);
  if (option === undefined) return { is: 'wrong', problems: { payment_method_option: [{ why: 'payment-option' }] } };
  return { is: 'found', chosen: { method, option } };
}

/** Ignores an option of another method if this one has none. */
function optionOf({ options }: PaymentMethod, id: WireId | null) {
  if (id === null || options.length === 0) return null;
  return options.find((option) => String(option.id) === String(id));
}
