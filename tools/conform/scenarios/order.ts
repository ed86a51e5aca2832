import * as z from 'zod/mini';
import { addToCart, readCart, removeLine } from '../../../shared/contract/cart.ts';
import { CheckoutFields, toOrder, type CheckoutData } from '../../../shared/contract/checkout-data.ts';
import * as contract from '../../../shared/contract/checkout.ts';
import { isRecord, type WireId } from '../../../shared/contract/wire.ts';
import { isSameId } from '../../../shared/rules/same-id.ts';
import { NO_SELECTION } from '../../../widgets/checkout/choice.rules.ts';
import { orderSums } from '../../../widgets/checkout/order-sums.rules.ts';
import { validPayment, walletOf, withoutPaymentIfCovered } from '../../../widgets/checkout/payment.rules.ts';
import * as delivering from '../../../widgets/checkout/shipping.rules.ts';
import { cartAtStart } from '../../../widgets/checkout/start.rules.ts';
import { Broken } from '../clause.ts';
import { isSuccess, type Exchange } from '../exchange.ts';
import type { ShopFile } from '../shop-file.ts';
import { needed, type Shared, type Visit } from '../visit.ts';
import type { Visitor } from '../visitor.ts';
import { guestWithCart, sentForm, typedForm, type Fields } from './checkout-form.ts';
import { addition } from './filled-cart.ts';

/** What the shopper does otherwise than to keep what the form has: fields by name, and the ids of methods. */
export interface Choice {
  readonly typed?: Partial<CheckoutData>;
  readonly shipping?: WireId;
  readonly payment?: WireId;
}

/** The checkout after its second step. */
interface Delivered {
  readonly visitor: Visitor;
  readonly start: contract.CheckoutStart;
  /** With the chosen method. */
  readonly form: CheckoutData;
  /** All shipping methods that the shop has answered. */
  readonly deliveries: readonly contract.ShippingMethod[];
  readonly shipping: contract.ShippingMethod;
  /** As it was answered last. */
  readonly cart: contract.CheckoutCart;
}

export interface Ready extends Delivered {
  /** All payment methods that the shop has answered. */
  readonly payments: readonly contract.PaymentMethod[];
  readonly payment: contract.PaymentMethod;
  /** The body of the last step. */
  readonly body: Fields;
  /** In cents, what the page shows as shipping costs; null while they are unknown. */
  readonly shippingCosts: number | null;
  /** Cents that the page shows as due before the order is placed. */
  readonly due: number;
}

interface WithId {
  readonly id: WireId;
}

/** The only method that is chosen, or all from which the form preselects one. */
function offered<Method extends WithId>(methods: readonly Method[], wanted: WireId | undefined): readonly Method[] {
  return wanted === undefined ? methods : methods.filter(({ id }) => isSameId(id, wanted));
}

async function goToDelivery(visit: Visit, visitor: Visitor, choice: Choice): Promise<Delivered> {
  const start = await visitor.ask(contract.startCheckout);
  const typed = typedForm(visit.file, start, choice.typed);
  const addresses = await visitor.ask(contract.validateAddresses, z.decode(CheckoutFields, sentForm(typed, start)));
  const methods = await visitor.ask(contract.readShippingMethods);
  const deliveries = delivering.allMethods(methods);
  const { method, option } = delivering.validShipping(offered(deliveries, choice.shipping), NO_SELECTION);
  const shipping = deliveries.find(({ id }) => id === method);
  if (!shipping) throw new Broken('There is no shipping method.', visitor.last);
  const form = { ...typed, shipping_method: method, shipping_method_option: option };
  const chosen = await visitor.ask(contract.validateShipping, delivering.shippingBody(toOrder(form), shipping));
  const cart = chosen.cart ?? methods.cart ?? addresses.cart ?? cartAtStart(start);
  return { visitor, start, form, deliveries, shipping, cart };
}

/** Goes through all steps but the last one. */
export async function goToPayment(visit: Visit, visitor: Visitor, choice: Choice = {}): Promise<Ready> {
  const delivered = await goToDelivery(visit, visitor, choice);
  const { paymentMethods: payments, cart = delivered.cart } = await visitor.ask(contract.readPaymentMethods);
  const { method, option } = validPayment(
    offered(payments, choice.payment ?? usual(payments, visit.file)),
    NO_SELECTION,
  );
  const payment = payments.find(({ id }) => id === method);
  if (!payment) throw new Broken('There is no payment method.', visitor.last);
  await visitor.open(visit.file.checkoutPage);
  const form = { ...delivered.form, payment_method: method, payment_method_option: option };
  const { shipping, start } = delivered;
  const { sums } = orderSums(cart, shipping, payment);
  const place = delivering.pickupPointOf({ method: shipping, option: form.shipping_method_option });
  const body = {
    ...sentForm(form, start, (order) =>
      withoutPaymentIfCovered(delivering.withPickupPoint(order, place), sums.isCoveredByVoucher),
    ),
    ct: visitor.facts.checkoutToken,
    ...(start.order_key && { order_key: crypto.randomUUID() }),
  };
  return { ...delivered, form, cart, payments, payment, body, shippingCosts: sums.shipping, due: sums.due };
}

/** The method of the file where it is offered, else the first one that every browser shows and no service declines. */
function usual(payments: readonly contract.PaymentMethod[], file: ShopFile): WireId | undefined {
  const isNamed = ({ id }: WithId) => isSameId(id, file.payment ?? null);
  const isDeclined = ({ id }: WithId) => isSameId(id, file.declinedPayment ?? null);
  const simple = payments.find((method) => walletOf(method) === null && !isDeclined(method));
  return (payments.find(isNamed) ?? simple)?.id;
}

export interface Placed extends Ready {
  readonly placed: Exchange;
  /** Where the browser is sent. */
  readonly redirect: string | null;
}

export async function placeOrder(ready: Ready): Promise<Placed> {
  const { visitor, body, shipping, payment } = ready;
  const placed = await visitor.send(contract.placeOrder, body);
  const redirect = redirectIn(placed);
  const methods = `With ${shipping.label} and ${payment.label}`;
  visitor.verify(isSuccess(placed), `${methods}, it answers ${placed.status}.`);
  visitor.verify(redirect !== null, `${methods}, the answer has no redirect.`);
  return { ...ready, placed, redirect };
}

export function redirectIn({ json }: Exchange): string | null {
  const redirect = isRecord(json) ? json['redirect'] : null;
  return typeof redirect === 'string' && redirect !== '' ? redirect : null;
}

/** A guest before the last step. */
export const guestAtPayment: Shared<Ready> = async (visit) => goToPayment(visit, await guestWithCart(visit));

/** The order of a guest. */
export const guestOrder: Shared<Placed> = async (visit) =>
  placeOrder(await goToPayment(visit, await guestWithCart(visit)));

/** The customer of the file with an empty cart. */
export async function signedIn(visit: Visit): Promise<Visitor> {
  const customer = needed(visit.file.customer, 'customer (customer)');
  const visitor = await visit.visitor();
  await visitor.ask(contract.signIn, customer);
  await visitor.reopen();
  for (const { type, id } of visit.file.products) await visitor.send(removeLine, { type, id });
  return visitor;
}

export const customer: Shared<Visitor> = (visit) => signedIn(visit);

/** Another session of the customer, with one piece of the second product. */
export async function customerWithCart(visit: Visit): Promise<Visitor> {
  const visitor = await signedIn(visit);
  await visitor.ask(addToCart, addition(visit.file.products[1], 2));
  await visitor.ask(readCart);
  return visitor;
}
