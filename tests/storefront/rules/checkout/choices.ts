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

/** The way of sending that was chosen, if it is still offered; who collects an order says where. */
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

/** The way of paying that was chosen, if it is still offered; a bank may also be chosen later, at the bank's page. */
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

/** A method without options takes no notice of one that is left over from another method. */
function optionOf({ options }: PaymentMethod, id: WireId | null) {
  if (id === null || options.length === 0) return null;
  return options.find((option) => String(option.id) === String(id));
}
