import * as z from 'zod/mini';
import * as contract from '../../../shared/contract/checkout.ts';
import { CheckoutFields, type CheckoutData } from '../../../shared/contract/checkout-data.ts';
import { BuyerType } from '../../../shared/contract/address.ts';
import { fieldText, flag, optional, optionalText, wireId } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction, sessionOf, shopperOf } from '../context.ts';
import type { Db } from '../db/schema.ts';
import { hasExtra } from '../extras.ts';
import { readAs, readInput, wantsPage } from '../input.ts';
import { checkoutTokenOf } from '../rules/checkout-token.ts';
import { wantsAccount } from '../rules/checkout/account-problems.ts';
import { withPlace } from '../rules/checkout/collect.ts';
import { keepData, knownData } from '../rules/checkout/known.ts';
import { cartAnew, withPaymentCarts, withShippingCarts } from '../rules/checkout/method-carts.ts';
import { placeOrder } from '../rules/checkout/place-order.ts';
import { Invalid } from '../rules/checkout/problems.ts';
import { reloadCart, startCheckout } from '../rules/checkout/start.ts';
import * as steps from '../rules/checkout/steps.ts';
import { tidied } from '../rules/checkout/tidy.ts';
import type { Order } from '../rules/order.ts';
import { hashPassword } from '../rules/passwords.ts';
import type { Shopper } from '../rules/shopper.ts';

const Choice = z.object({
  shipping_method: optional(wireId),
  shipping_method_option: optional(wireId),
  take_back: flag,
});
const Buyer = z.object({ country: fieldText, tax_exemption_accepted: flag, type: BuyerType });

export function mountCheckout(app: ShopApp): void {
  app.post('/checkout/init', async (context) =>
    answer(context, contract.startCheckout, await withShopper(context, startCheckout)),
  );
  app.post('/checkout/shipping', async (context) =>
    answer(context, contract.readShippingMethods, await withShopper(context, shippingAnswer)),
  );
  app.post('/checkout/payment', async (context) =>
    answer(context, contract.readPaymentMethods, await withShopper(context, paymentAnswer)),
  );
  app.post('/checkout/reload-cart', reload);
  app.post('/checkout/validate', addresses);
  app.post('/checkout/validate/shipping', shipping);
  app.post('/checkout/validate/payment', payment);
}

/** Reads with the same lock as writes, so that the parts of an answer are consistent. */
function withShopper<T>(context: ShopContext, read: (db: Db, shopper: Shopper) => Promise<T>): Promise<T> {
  return inTransaction(context, (db) => read(db, shopperOf(context)));
}

async function shippingAnswer(db: Db, shopper: Shopper): Promise<contract.ShippingMethods> {
  const methods = await withShippingCarts(db, shopper, await steps.readShippingMethods(db, shopper));
  return { ...methods, ...(await cartAnew(db, shopper)) };
}

async function paymentAnswer(db: Db, shopper: Shopper) {
  const paymentMethods = await withPaymentCarts(db, shopper, await steps.readPaymentMethods(db, shopper));
  return { paymentMethods, ...(await cartAnew(db, shopper)) };
}

async function reload(context: ShopContext): Promise<Response> {
  const buyer = await readAs(context, Buyer);
  const cart = await withShopper(context, (db, shopper) => reloadCart(db, shopper, buyer));
  return answer(context, contract.reloadCheckoutCart, { cart });
}

async function addresses(context: ShopContext): Promise<Response> {
  const data = await fieldsOf(context);
  // Without JavaScript the page shows the form again, so the input is stored first.
  if (wantsPage(context)) await withShopper(context, (db, shopper) => keepData(db, shopper, tidied(data)));
  await withShopper(context, (db, shopper) => steps.validateAddresses(db, shopper, data));
  return answer(context, contract.validateAddresses, await withShopper(context, cartAnew));
}

async function shipping(context: ShopContext): Promise<Response> {
  const choice = { ...(await readAs(context, Choice)), ...optionIn(await readInput(context)) };
  await withShopper(context, (db, shopper) => steps.validateShipping(db, shopper, choice));
  return answer(context, contract.validateShipping, await withShopper(context, cartAnew));
}

async function payment(context: ShopContext): Promise<Response> {
  const { ct, order_key } = await readAs(context, z.object({ ct: optionalText, order_key: optionalText }));
  const key = hasExtra(shopperOf(context), 'order-key') ? order_key : null;
  if (ct !== null && ct !== (await checkoutTokenOf(sessionOf(context))))
    throw new Invalid({ ct: [{ why: 'page-outdated' }] });
  const fields = await fieldsOf(context);
  const data = wantsPage(context)
    ? await withShopper(context, (db, shopper) => withPlace(db, shopper, fields))
    : fields;
  // Hashing is slow, so it happens outside the transaction.
  const password = wantsAccount(data, shopperOf(context)) ? await hashPassword(data.password) : null;
  const makeId = context.get('shop').random;
  const order = await withShopper(context, (db, shopper) => placeOrder(db, shopper, data, { makeId, password, key }));
  const redirect = pageOf(order);
  if (wantsPage(context)) return context.redirect(redirect, 303);
  return answer(context, contract.placeOrder, { redirect });
}

/** The page of payment, or of confirmation. */
function pageOf({ id, status }: Pick<Order, 'id' | 'status'>): string {
  return `/${status === 'paid' ? 'bedankt' : 'betalen'}/${id}`;
}

/** The submitted fields, completed by those of the earlier steps. */
async function fieldsOf(context: ShopContext): Promise<CheckoutData> {
  const sent = await readAs(context, CheckoutFields);
  if (!wantsPage(context)) return sent;
  const known = await withShopper(context, knownData);
  const input = await readInput(context);
  return { ...known, ...Object.fromEntries(Object.entries(sent).filter(([key]) => key in input)), ...payingIn(input) };
}

/** A form without JavaScript has the options of every method, each method's under a name of its own. */
function optionIn(input: Record<string, unknown>): { shipping_method_option?: string | null } {
  const option = input[`option_${String(input['shipping_method'])}`];
  return typeof option === 'string' ? { shipping_method_option: option || null } : {};
}

/** The same for a payment method, such as its bank. */
function payingIn({ payment_choice: method, ...input }: Record<string, unknown>): Partial<CheckoutData> {
  if (typeof method !== 'string') return {};
  const option = input[`payment_option_${method}`];
  return { payment_method: method, payment_method_option: typeof option === 'string' && option ? option : null };
}
