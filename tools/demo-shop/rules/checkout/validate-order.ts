import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { Db } from '../../db/schema.ts';
import type { PricedCart } from '../priced-cart.ts';
import { priceCart } from '../priced-cart.ts';
import type { Shopper } from '../shopper.ts';
import { accountProblems } from './account-problems.ts';
import { billingProblems, shippingProblems } from './address-problems.ts';
import type { Paid, Shipped } from './choices.ts';
import { chosenPayment, chosenShipping } from './choices.ts';
import { buyerIn, deliveryCountry, knownData } from './known.ts';
import { orderSums, type OrderSums } from './order-sums.ts';
import { paymentMethods } from './payment.ts';
import type { Problem, Problems } from './problems.ts';
import { Invalid, requireNone } from './problems.ts';
import { placeOf, shippingMethods } from './shipping.ts';
import { cartProblems, exemptionProblems } from './steps.ts';
import { takeBackOffer } from './take-back.ts';

/** The parts of a valid order. */
export interface ValidOrder {
  data: CheckoutData;
  priced: PricedCart;
  shipped: Shipped;
  /** Null when nothing is left to pay. */
  paid: Paid | null;
  /** What the shop takes back, in its words; null for nothing. */
  takenBack: string | null;
  sums: OrderSums;
}

/** Validates all steps again, because cart, offers and codes may have changed since each was accepted. */
export async function validateOrder(db: Db, shopper: Shopper, data: CheckoutData): Promise<ValidOrder> {
  const buyer = buyerIn(data, shopper);
  const priced = await priceCart(db, shopper, buyer);
  requireNone(cartProblems(priced));
  const shipping = await checkShipping(db, shopper, priced, data);
  const sums = (paymentCosts: number) => orderSums(priced, shipping.method, paymentCosts);
  const payment = sums(0).isWithoutPayment ? null : chosenPayment(paymentMethods(shopper, buyer), data);
  const problems: Problems = {
    ...stockProblems(priced),
    ...(await accountProblems(db, shopper, data)),
    ...billingProblems(data, shopper),
    ...(shipping.isCollected ? {} : shippingProblems(data, shopper)),
    ...(await exemptionProblems(db, shopper, data)),
    ...shipping.problems,
    ...(payment?.is === 'wrong' && payment.problems),
  };
  requireNone(problems);
  if (!shipping.shipped) throw new Invalid(shipping.problems);
  const paid = payment?.is === 'found' ? payment.chosen : null;
  const offer = data.take_back ? await takeBackOffer(db, shopper, priced.lines) : undefined;
  return {
    data,
    priced,
    shipped: shipping.shipped,
    paid,
    takenBack: offer?.label ?? null,
    sums: sums(paid?.method.costs ?? 0),
  };
}

interface CheckedShipping {
  shipped: Shipped | null;
  method: Shipped['method'] | null;
  /** The delivery address is that of a shop or parcel locker, without a name. */
  isCollected: boolean;
  problems: Problems;
}

/**
 * For a pick-up, the delivery address is that of the location. The offered methods depend on the country of the first
 * step.
 */
async function checkShipping(
  db: Db,
  shopper: Shopper,
  { lines }: PricedCart,
  data: CheckoutData,
): Promise<CheckedShipping> {
  const known = await knownData(db, shopper);
  const toPlace = chosenShipping(await shippingMethods(db, shopper, lines, deliveryCountry(known, shopper)), data);
  const isCollected = toPlace.is === 'found' && isCollectedIn(toPlace.chosen);
  const chosen = isCollected
    ? toPlace
    : chosenShipping(await shippingMethods(db, shopper, lines, deliveryCountry(data, shopper)), data);
  if (chosen.is === 'wrong') return { shipped: null, method: null, isCollected: false, problems: chosen.problems };
  const { method } = chosen.chosen;
  return { shipped: chosen.chosen, method, isCollected: isCollectedIn(chosen.chosen), problems: {} };
}

function isCollectedIn({ method, option }: Shipped): boolean {
  return placeOf(method, option?.id ?? null) !== null;
}

/** A cart may exceed the stock when other shoppers were faster. */
function stockProblems({ lines }: PricedCart): Problems {
  const cart = lines
    .filter(({ product, qty }) => !product.pre_order && qty > product.stock)
    .map(({ product }): Problem => ({ why: 'stock', name: product.name, left: product.stock }));
  return cart.length === 0 ? {} : { cart };
}
