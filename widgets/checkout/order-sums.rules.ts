import type { CheckoutCart, PaymentMethod, ShippingMethod } from '../../shared/contract/checkout.ts';
import { checkoutSums, methodCosts, type CheckoutSums, type MethodCosts } from '../../shared/rules/checkout-sums.ts';

/** The cart that the shop has answered for these methods, and its sums. */
export interface OrderSums {
  readonly cart: CheckoutCart;
  readonly sums: CheckoutSums;
}

/** The shop knows neither amount nor rate of the VAT yet. What it does not send at all is not unknown. */
export function hasUnknownVat({ vat, vatRate, extraVatLines }: CheckoutCart): boolean {
  return vat === null && vatRate === null && Object.keys(extraVatLines).length === 0;
}

/** A cart of its own has the costs of its method. */
function withIncluded<Method extends Pick<PaymentMethod, 'costs_included' | 'cart'>>(method: Method | null) {
  return method && { ...method, costs_included: method.costs_included === true || method.cart !== undefined };
}

/** The cart of the chosen methods, as far as the shop has answered one, else the last one. */
export function orderSums(
  last: CheckoutCart,
  shipping: ShippingMethod | null,
  payment: PaymentMethod | null,
): OrderSums {
  const delivery = withIncluded(shipping);
  const delivered = delivery?.cart ?? last;
  const unpaid = checkoutSums(delivered, delivery, null);
  const cart = (!unpaid.isCoveredByVoucher && payment?.cart) || delivered;
  // The cart of a payment method has the costs of the delivery, too.
  const isAllIncluded = cart !== delivered && cart.total !== undefined;
  const method = delivery && isAllIncluded ? { ...delivery, costs_included: true } : delivery;
  return { cart, sums: checkoutSums(cart, method, withIncluded(payment)) };
}

/** What the delivery costs with a method. */
export function shippingCostsOf(method: ShippingMethod, last: CheckoutCart): MethodCosts {
  const own = method.cart?.shippingCosts;
  return typeof own === 'number' ? { total: own, surcharge: 0 } : methodCosts(method, last);
}
