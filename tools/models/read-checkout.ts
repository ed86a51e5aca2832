import type { PaymentMethod as PaymentAnswer, ShippingMethod } from '../../shared/contract/checkout.ts';
import { isSameId } from '../../shared/rules/same-id.ts';
import type { CheckoutState } from '../../widgets/checkout/checkout.model.ts';
import type { CheckoutMethod, OrderLine, OrderSums, Problem } from './checkout-types.ts';
import { comparedPrices } from './read-product.ts';

export function problemsOf({ problems, exemption }: CheckoutState): readonly Problem[] {
  const unticked = exemption.isMissing.value ? [{ field: 'tax_exemption_accepted', message: null }] : [];
  return [...problems.value.map(({ field, message }) => ({ field, message })), ...unticked];
}

export function shippingOf({ shipping }: CheckoutState): readonly ShippingMethod[] {
  return shipping.groups.value.flatMap(({ methods }) => methods);
}

export function readShipping(model: CheckoutState): readonly CheckoutMethod[] {
  const { shipping } = model;
  return shippingOf(model).map((method) => ({
    ...methodOf(method, shipping.chosen.value, shipping.chosenOption.value),
    description: method.description,
    costs: shipping.costsOf(method).total,
    options: shipping.optionsOf(method).map(({ id, label }) => ({ id, label })),
  }));
}

/** A voucher that pays everything needs no method. */
export function readPayment({ payment, sums }: CheckoutState): readonly CheckoutMethod[] {
  if (sums.value?.isCoveredByVoucher) return [];
  return payment.methods.value.map((method: PaymentAnswer) => ({
    ...methodOf(method, payment.chosen.value, payment.chosenOption.value),
    description: null,
    costs: method.costs,
    options: method.options.map(({ id, label }) => ({ id, label })),
  }));
}

function methodOf(
  method: Pick<ShippingMethod, 'id' | 'label'>,
  chosen: Pick<ShippingMethod, 'id'> | null,
  option: string | number | null,
) {
  const isChosen = chosen !== null && isSameId(chosen.id, method.id);
  return { id: method.id, label: method.label, isChosen, chosenOption: isChosen ? option : null };
}

export function lineOf(item: NonNullable<CheckoutState['cart']['value']>['items'][number]): OrderLine {
  const { type, id: productId, name, image, qty: quantity, price, price_on_request } = item;
  const compared = comparedPrices(item);
  return { type, productId, name, image, quantity, price: price_on_request ? null : price, compared };
}

export function readSums({ cart, sums }: CheckoutState): OrderSums | null {
  if (!cart.value || !sums.value) return null;
  const { shipping, payment, discount, quotationDiscount, voucher, total, due } = sums.value;
  const { subtotal, vat = null } = cart.value;
  return { subtotal, shipping, payment, discount, quotationDiscount, voucher, total, due, vat };
}
