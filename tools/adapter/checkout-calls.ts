import * as z from 'zod/mini';
import * as contract from '../../shared/contract/checkout.ts';
import { type CheckoutData, CheckoutFields, EMPTY_CHECKOUT } from '../../shared/contract/checkout-data.ts';
import { fieldText, flagIfSent, optional, wireId } from '../../shared/contract/wire.ts';
import { addressIn } from './addresses.ts';
import { call, type CallContext, readBody, write } from './call.ts';
import type { Buyer, Cart, Id, Selection, ShippingMethod } from './model.ts';
import { type Reason, Refusal } from './refusal.ts';
import { requireValid } from './validate.ts';
import { writeCheckoutCart } from './write-cart.ts';
import { writeCountry, writeNotice, writePayment, writeShipping, writeTakeBack, writeUser } from './write-checkout.ts';

const answerStep = (cart: Cart) => write(contract.validateAddresses.answer, { cart: writeCheckoutCart(cart) });

async function start({ shop, session, stored, has, pages, readCart }: CallContext): Promise<unknown> {
  const cart = await readCart();
  const countries = await shop.countries(session);
  const customer = has('customer') ? await shop.customer(session) : null;
  const known = { email: customer?.email, first_name: customer?.firstName, last_name: customer?.lastName };
  const allowedCountries = countries.map(writeCountry);
  const defaultCountry = allowedCountries[0]?.alpha_2_code ?? null;
  return write(contract.CheckoutStart, {
    user: customer && writeUser(customer, countries),
    taxExemptionCountries: [],
    allowedCountries,
    defaultCountry,
    checkoutData: z.decode(CheckoutFields, { country: defaultCountry ?? '', ...known, ...stored.typed }),
    cart: writeCheckoutCart(cart),
    shippingNotice: null,
    secondChanceShippingNotice: null,
    termsPage: pages.terms ?? null,
    privacyPage: pages.privacy ?? null,
    discountEnabled: has('applyCode'),
    spsCreditEarnDisabled: undefined,
    currentDiscount: null,
    currentVoucher: null,
    order_key: true,
    guarantee_notice: writeNotice(pages.guaranteeNotice?.[session.locale]),
  });
}

async function signIn({ shop, session, body, renew }: CallContext): Promise<unknown> {
  const { email, password } = readBody(z.object({ email: fieldText, password: fieldText }), body, session.locale);
  if (email === '' || password === '' || password.length > 1000) throw new Refusal('sign-in');
  if (!(await shop.signIn(session, { email: email.trim(), password }))) throw new Refusal('sign-in');
  renew();
  return {};
}

/** Without surrounding spaces and control characters; country codes in lower case. */
function tidied(typed: CheckoutData): CheckoutData {
  const entries = Object.entries(typed).map(([key, value]) => {
    if (typeof value !== 'string' || key.startsWith('password')) return [key, value];
    const text = value.replaceAll(/\p{Cc}/gu, ' ').trim();
    return [key, key.endsWith('country') ? text.toLowerCase() : text];
  });
  return Object.fromEntries(entries) as CheckoutData;
}

function buyerOf(typed: CheckoutData): Buyer {
  const billing = addressIn(typed);
  const shipping = typed.shipping_address_same_as_billing_address ? billing : addressIn(typed, 'shipping_');
  return { email: typed.email, billing, shipping };
}

/** What was typed, valid, and stored so that it comes back as it was typed. The form does not ask a customer for an email. */
async function readCheckoutData({ shop, session, stored, body, has }: CallContext): Promise<CheckoutData> {
  const sent = tidied(readBody(CheckoutFields, body, session.locale));
  const customer = sent.email === '' && has('customer') ? await shop.customer(session) : null;
  const typed = customer ? { ...sent, email: customer.email } : sent;
  requireValid(typed, await shop.countries(session), session.locale);
  stored.typed = { ...typed, password: '', password_confirmation: '' };
  return typed;
}

async function requireLines({ readCart }: CallContext): Promise<Cart> {
  const cart = await readCart();
  if (cart.lines.length === 0) throw new Refusal('empty-cart');
  return cart;
}

async function addresses(context: CallContext): Promise<unknown> {
  const typed = await readCheckoutData(context);
  await requireLines(context);
  return answerStep(await context.shop.setAddresses(context.session, buyerOf(typed)));
}

interface WithOptions {
  readonly id: Id;
  readonly options?: readonly { readonly id: Id }[];
}

/** A choice with the ids of the shop. */
function choiceAmong(
  methods: readonly WithOptions[],
  [method, option]: readonly [Id | null, Id | null],
  why: 'shipping' | 'payment',
): Selection {
  const isSame = (id: Id | null) => (own: { readonly id: Id }) => String(own.id) === String(id);
  const chosen = method === null ? undefined : methods.find(isSame(method));
  if (!chosen) throw new Refusal(`${why}-method` satisfies Reason);
  if (option === null) return { id: chosen.id, option: null };
  const known = chosen.options?.find(isSame(option));
  if (!known) throw new Refusal(`${why}-option` satisfies Reason);
  return { id: chosen.id, option: known.id };
}

const Shipping = z.object({
  shipping_method: optional(wireId),
  shipping_method_option: optional(wireId),
  take_back: flagIfSent,
});

/** Each method with the cart of its choice, which only an engine knows that has chosen it. */
async function readShipping({ shop, session, stored, has }: CallContext): Promise<unknown> {
  const methods: ShippingMethod[] = [];
  const listed = await shop.shippingMethods(session);
  const canChoose = has('chooseShipping') && listed.some(({ cart }) => cart === undefined);
  const choose = ({ id }: ShippingMethod, option: Id | null) => shop.chooseShipping(session, { id, option });
  for (const method of listed)
    methods.push(
      canChoose && !method.cart ? { ...method, cart: await choose(method, method.options?.[0]?.id ?? null) } : method,
    );
  const chosen = methods.find(({ id }) => String(id) === String(stored.typed?.['shipping_method'])) ?? methods[0];
  if (canChoose && chosen) await choose(chosen, (stored.typed?.['shipping_method_option'] as Id | undefined) ?? null);
  const offer = has('takeBack') ? await shop.takeBack(session) : null;
  return write(contract.ShippingMethods, { ...writeShipping(methods), take_back: writeTakeBack(offer) });
}

async function chooseShipping(context: CallContext): Promise<unknown> {
  const { shop, session, stored, body } = context;
  const choice = readBody(Shipping, body, session.locale);
  await requireLines(context);
  const methods = await shop.shippingMethods(session);
  const selection = choiceAmong(methods, [choice.shipping_method, choice.shipping_method_option], 'shipping');
  const cart = await shop.chooseShipping(session, selection);
  const { take_back } = choice;
  stored.typed = {
    ...stored.typed,
    shipping_method: selection.id,
    shipping_method_option: selection.option,
    take_back,
  };
  return answerStep(cart);
}

const Order = z.extend(CheckoutFields, { order_key: z.optional(z.nullable(z.string().check(z.maxLength(100)))) });

/** Where an order of this key has sent the browser, if it was placed. */
async function redirectOf({ shop, session, stored, has }: CallContext, key: string): Promise<string | undefined> {
  const { attempt, orders } = stored;
  if (orders?.[key] !== undefined) return orders[key];
  if (attempt?.key !== key || !has('findOrder')) return undefined;
  return (await shop.findOrder(session, attempt))?.redirect;
}

/** A repeat of an order that was placed is answered as the first time. */
async function placeOrder(context: CallContext): Promise<unknown> {
  const { shop, session, stored, body, has } = context;
  const { order_key: key = null } = readBody(Order, body, session.locale);
  const known = key === null ? undefined : await redirectOf(context, key);
  if (known !== undefined) return { redirect: known };
  const typed = await readCheckoutData(context);
  const { id = null } = await requireLines(context);
  const buyer = buyerOf(typed);
  await shop.setAddresses(session, buyer);
  const sent = [typed.shipping_method, typed.shipping_method_option] as const;
  const shippingMethod = choiceAmong(await shop.shippingMethods(session), sent, 'shipping');
  await shop.chooseShipping(session, shippingMethod);
  const paid = [typed.payment_method, typed.payment_method_option] as const;
  const paymentMethod = choiceAmong(await shop.paymentMethods(session), paid, 'payment');
  const password = typed.password === '' ? null : typed.password;
  if (key !== null) stored.attempt = { key, cart: id };
  await context.save();
  const isTakenBack = typed.take_back === true && has('takeBack') && (await shop.takeBack(session)) !== null;
  const order = { ...buyer, key, shippingMethod, paymentMethod, isTakenBack, password };
  const { redirect } = await shop.placeOrder(session, order);
  if (key !== null)
    stored.orders = Object.fromEntries([...Object.entries(stored.orders ?? {}).slice(-9), [key, redirect]]);
  const { shipping_method, shipping_method_option, payment_method, payment_method_option } = EMPTY_CHECKOUT;
  Object.assign(stored.typed!, { shipping_method, shipping_method_option, payment_method, payment_method_option });
  return write(contract.placeOrder.answer, { redirect });
}

export const checkoutCalls = [
  call(contract.startCheckout.path, ['readCart', 'countries'], start),
  call(contract.signIn.path, ['signIn'], signIn),
  call(contract.validateAddresses.path, ['readCart', 'countries', 'setAddresses'], addresses),
  call(contract.readShippingMethods.path, ['shippingMethods'], readShipping),
  call(contract.validateShipping.path, ['readCart', 'shippingMethods', 'chooseShipping'], chooseShipping),
  call(contract.readPaymentMethods.path, ['paymentMethods'], async ({ shop, session }) =>
    write(contract.PaymentMethods, writePayment(await shop.paymentMethods(session))),
  ),
  call(
    contract.placeOrder.path,
    ['readCart', 'countries', 'setAddresses', 'shippingMethods', 'chooseShipping', 'paymentMethods', 'placeOrder'],
    placeOrder,
  ),
  call(contract.reloadCheckoutCart.path, ['readCart'], async ({ readCart }) => answerStep(await readCart())),
];
