import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type {
  CheckoutCart,
  PaymentMethod,
  ShippingMethod,
  ShippingMethods,
} from '../../../../shared/contract/checkout.ts';
import type { Db } from '../../db/schema.ts';
import { hasExtra } from '../../extras.ts';
import { priceCart, type PricedCart } from '../priced-cart.ts';
import type { Shopper } from '../shopper.ts';
import { checkoutCart, hasMethodCarts, type KnownOrder } from './checkout-cart.ts';
import { buyerIn, deliveryCountry, knownData } from './known.ts';
import { findMethod, shippingMethods } from './shipping.ts';

/** What is known of the order at this step, with the chosen shipping method where the cart has its costs. */
export async function knownOrder(
  db: Db,
  shopper: Shopper,
  priced: PricedCart,
  data: CheckoutData,
): Promise<KnownOrder> {
  const isAddressKnown = data.street !== '';
  if (!isAddressKnown || data.shipping_method === null || !hasMethodCarts(priced))
    return { isAddressKnown, shipping: null };
  const methods = await shippingMethods(db, shopper, priced.lines, deliveryCountry(data, shopper));
  return { isAddressKnown, shipping: findMethod(methods, data.shipping_method) ?? null };
}

async function orderNow(db: Db, shopper: Shopper) {
  const data = await knownData(db, shopper);
  const priced = await priceCart(db, shopper, buyerIn(data, shopper));
  return { priced, known: await knownOrder(db, shopper, priced, data) };
}

/** The cart in the answer of a step; nothing where the specification has none. */
export async function cartAnew(db: Db, shopper: Shopper): Promise<{ cart?: CheckoutCart }> {
  const { priced, known } = await orderNow(db, shopper);
  const isAnswered = hasMethodCarts(priced) || hasExtra(shopper, 'unknown-costs') || hasExtra(shopper, 'unknown-vat');
  return isAnswered ? { cart: checkoutCart(priced, known) } : {};
}

/** The same methods with their whole costs, each with the cart that its choice makes. */
export async function withShippingCarts(db: Db, shopper: Shopper, methods: ShippingMethods): Promise<ShippingMethods> {
  const { priced } = await orderNow(db, shopper);
  if (!hasMethodCarts(priced)) return methods;
  const withCart = (method: ShippingMethod): ShippingMethod => {
    const cart = checkoutCart(priced, { isAddressKnown: true, shipping: method });
    return { ...method, costs: cart.shippingCosts ?? method.costs, costs_included: true, cart };
  };
  const { shippingMethods: deliveries, pickupMethods } = methods;
  return { shippingMethods: deliveries.map(withCart), pickupMethods: pickupMethods.map(withCart) };
}

export async function withPaymentCarts(
  db: Db,
  shopper: Shopper,
  methods: readonly PaymentMethod[],
): Promise<PaymentMethod[]> {
  const { priced, known } = await orderNow(db, shopper);
  if (!hasMethodCarts(priced)) return [...methods];
  return methods.map((method) => ({
    ...method,
    costs_included: true,
    cart: checkoutCart(priced, { ...known, isAddressKnown: true, payment: method }),
  }));
}
