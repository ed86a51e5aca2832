import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { PaymentMethod, ShippingMethods } from '../../../../shared/contract/checkout.ts';
import type { Db } from '../../db/schema.ts';
import { exemptionOf } from '../exemption.ts';
import type { PricedCart } from '../priced-cart.ts';
import { priceCart } from '../priced-cart.ts';
import type { Shopper } from '../shopper.ts';
import { accountProblems } from './account-problems.ts';
import { billingProblems, shippingProblems } from './address-problems.ts';
import { chosenShipping } from './choices.ts';
import { buyerIn, deliveryCountry, keepData, knownData } from './known.ts';
import { paymentMethods } from './payment.ts';
import type { Problems } from './problems.ts';
import { requireNone } from './problems.ts';
import { shippingMethods } from './shipping.ts';
import { tidied } from './tidy.ts';
import { storedCart } from '../stored-cart.ts';

/** Validates and stores the first step: customer details and delivery address. */
export async function validateAddresses(db: Db, shopper: Shopper, typed: CheckoutData): Promise<void> {
  const data = tidied(typed);
  const priced = await priceCart(db, shopper, buyerIn(data, shopper));
  requireNone({
    ...cartProblems(priced),
    ...(await accountProblems(db, shopper, data)),
    ...billingProblems(data, shopper),
    ...shippingProblems(data, shopper),
    ...(await exemptionProblems(db, shopper, data)),
  });
  await keepData(db, shopper, data);
}

/** The shipping methods for the delivery address. */
export async function readShippingMethods(db: Db, shopper: Shopper): Promise<ShippingMethods> {
  const country = await knownCountry(db, shopper);
  const { lines } = await priceCart(db, shopper, buyerIn(await knownData(db, shopper), shopper));
  return shippingMethods(db, shopper, lines, country);
}

/** The second step. */
export async function validateShipping(
  db: Db,
  shopper: Shopper,
  wanted: Pick<CheckoutData, 'shipping_method' | 'shipping_method_option' | 'take_back'>,
): Promise<void> {
  const { shipping_method, shipping_method_option, take_back } = wanted;
  requireNone(cartProblems(await priceCart(db, shopper)));
  const offered = await readShippingMethods(db, shopper);
  const chosen = chosenShipping(offered, wanted);
  if (chosen.is === 'wrong') requireNone(chosen.problems);
  await keepData(db, shopper, {
    shipping_method,
    shipping_method_option,
    ...(offered.take_back && { take_back }),
  });
}

export async function readPaymentMethods(db: Db, shopper: Shopper): Promise<PaymentMethod[]> {
  return paymentMethods(shopper, buyerIn(await knownData(db, shopper), shopper));
}

/** Another tab may have emptied the cart. */
export function cartProblems({ lines }: Pick<PricedCart, 'lines'>): Problems {
  return lines.length === 0 ? { cart: [{ why: 'empty-cart' }] } : {};
}

/** A buyer without VAT must confirm the declaration. */
export async function exemptionProblems(db: Db, shopper: Shopper, data: CheckoutData): Promise<Problems> {
  const cart = await storedCart(db, shopper);
  const isExempt = exemptionOf(cart, shopper, buyerIn(data, shopper)).selected;
  return isExempt && !data.tax_exemption_accepted ? { tax_exemption_accepted: [{ why: 'exemption' }] } : {};
}

/** Before the first step, a customer's own address decides. */
async function knownCountry(db: Db, shopper: Shopper): Promise<string> {
  const data = await knownData(db, shopper);
  if (data.street !== '' || !shopper.person) return deliveryCountry(data, shopper);
  const own = await db
    .selectFrom('addresses')
    .select('country')
    .where('person_id', '=', shopper.person.id)
    .where('is_shipping', '=', 1)
    .executeTakeFirst();
  return own?.country ?? deliveryCountry(data, shopper);
}
