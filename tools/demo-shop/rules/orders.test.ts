import { afterEach, describe, expect, test } from 'vitest';
import { readCart } from '../../../shared/contract/cart.ts';
import type { CheckoutData } from '../../../shared/contract/checkout-data.ts';
import { placeOrder, startCheckout } from '../../../shared/contract/checkout.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import { openNode } from '../db/open-node.ts';
import type { OpenedShop, ShopSetup } from '../open-shop.ts';
import { openShop } from '../open-shop.ts';
import { exampleData } from '../seed/checkout/example.ts';
import { readCredits } from './account/credits.ts';
import { cancelOrder, payOrder, readOrder, refuseOrder } from './orders.ts';
import { customerNamed } from './people.ts';
import { Refused } from './refusal.ts';
import { findSession } from './sessions.ts';
import type { Shopper } from './shopper.ts';
import { placedOrders } from '../placed-orders.support.ts';

let shop: OpenedShop;
afterEach(() => shop.close());

async function open(setup: Partial<ShopSetup> = {}) {
  shop = await openShop({ open: openNode, ...setup });
}

const chosen = { shipping_method: 'thuis', payment_method: 'ideal' };
const orderInput = (changes: Partial<CheckoutData> = {}) => ({ ...exampleData({ ...chosen, ...changes }), ct: null });

async function shopper(): Promise<Shopper> {
  const { cartId, locale, customer } = (await findSession(shop.db, shop.session.id))!;
  return { cartId, locale, person: customer, now: Date.now() };
}

/** Places an order as the checkout does; returns its id. */
async function place(changes: Partial<CheckoutData> = {}): Promise<string> {
  const { redirect } = await callEndpoint(shop, placeOrder, orderInput(changes));
  return redirect!.split('/')[2]!;
}

async function read(id: string) {
  return (await readOrder(shop.db, await shopper(), id))!;
}

const work = { pay: payOrder, refuse: refuseOrder, cancel: cancelOrder };
async function settle(how: keyof typeof work, id: string) {
  const who = await shopper();
  return shop.db.transaction().execute((db) => work[how](db, who, id));
}

async function stockOf(id: string) {
  const { stock } = await shop.db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow();
  return stock;
}

async function balanceOf(code: string) {
  const row = await shop.db.selectFrom('vouchers').select('balance').where('code', '=', code).executeTakeFirstOrThrow();
  return row.balance;
}

async function creditsOf(id: string) {
  const person = await shop.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { creditsToSpend, creditsToSpendLater } = await readCredits(shop.db, { person, locale: 'nl', now: Date.now() });
  return { now: creditsToSpend, later: creditsToSpendLater };
}

describe('placing', () => {
  test('stores everything as it was agreed', async () => {
    await open({ cart: [{ id: 4711 }, { id: 512, qty: 2 }], discount: 'ZON10' });
    const id = await place({ payment_method: 'klarna', shipping_method: 'express' });
    expect(await read(id)).toMatchObject({
      status: 'open',
      number: '2026-20001'.replace('2026', String(new Date().getUTCFullYear())),
      locale: 'nl',
      email: 'noor@example.nl',
      lines: [
        { id: 4711, qty: 1, price: 64_900 },
        { id: 512, qty: 2, price: 395 },
        { id: 'cadeau-1', qty: 1, price: 0 },
      ],
      billing: { street: 'Damrak', zip_code: '1012 LG', country: 'nl' },
      shipping: { street: 'Damrak', last_name: 'Bakker' },
      shippingMethod: { id: 'express', type: 'delivery', label: 'Spoed, vóór 12.00 uur', option: null },
      paymentMethod: { id: 'klarna', label: 'Achteraf betalen' },
      amounts: {
        subtotal: 65_690,
        shipping: 795,
        payment: 295,
        discount: 1000,
        total: 65_780,
        voucher: 0,
        due: 65_780,
      },
      vatLines: { 21: 11_416 },
      discountCode: 'ZON10',
      credits: 0,
      personId: null,
    });
  });

  test('ten times at once creates one order, and one answer', async () => {
    await open({ cart: [{ id: 512 }] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => callEndpoint(shop, placeOrder, orderInput())));
    expect(new Set(answers.map(({ redirect }) => redirect)).size).toBe(1);
    expect(answers[0]!.redirect).toMatch(/^\/betalen\/[0-9a-f]{32}$/);
    expect(await placedOrders(shop.db).selectAll().execute()).toHaveLength(1);
  });

  test('again updates the open order', async () => {
    await open({ cart: [{ id: 512 }] });
    const first = await place();
    await postJson(shop, '/cart/plus', { type: 'product', id: 512, qty: 3 });
    expect(await place({ payment_method: 'klarna' })).toBe(first);
    expect((await read(first)).amounts).toMatchObject({ subtotal: 1580, payment: 295, total: 2870 });
  });

  test('after a payment creates another order', async () => {
    await open({ cart: [{ id: 512 }] });
    const first = await place();
    await settle('pay', first);
    await postJson(shop, '/cart/add', { type: 'product', id: 512, qty: 1 });
    expect(await place()).not.toBe(first);
  });

  test('uses the address of the pick-up location', async () => {
    await open({ cart: [{ id: 512 }] });
    const id = await place({
      shipping_method: 'winkel',
      shipping_method_option: '32',
      shipping_address_same_as_billing_address: false,
      shipping_street: 'Vredenburg',
      shipping_house_number: '40',
      shipping_zip_code: '3511 BD',
      shipping_city: 'Utrecht',
      shipping_country: 'nl',
      shipping_company: 'Zonshop Utrecht',
    });
    expect(await read(id)).toMatchObject({
      shipping: { street: 'Vredenburg', company: 'Zonshop Utrecht' },
      billing: { street: 'Damrak' },
      shippingMethod: { id: 'winkel', option: { id: 32, label: 'Zonshop Utrecht' } },
      amounts: { shipping: 0 },
    });
  });

  test('an order that a gift card pays completely is paid at once', async () => {
    await open({ cart: [{ id: 4711 }], voucher: 'CADEAU1000' });
    const { redirect } = await callEndpoint(shop, placeOrder, orderInput({ payment_method: 'no_payment_needed' }));
    expect(redirect).toMatch(/^\/bedankt\//);
    expect(await balanceOf('CADEAU1000')).toBe(35_100);
    expect((await callEndpoint(shop, readCart)).items).toEqual([]);
  });

  test('cannot be read by another customer', async () => {
    await open({ cart: [{ id: 512 }] });
    const id = await place();
    const stranger = { ...(await shopper()), cartId: 'another' };
    expect(await readOrder(shop.db, stranger, id)).toBeNull();
    await expect(payOrder(shop.db, stranger, id)).rejects.toThrow(Refused);
  });
});

describe('paying', () => {
  test('reduces stock and gift card, empties the cart and deletes the input', async () => {
    await open({ cart: [{ id: 4711, qty: 2 }], voucher: 'CADEAU50' });
    const gifts = await stockOf('cadeau-1');
    const id = await place();
    expect([await stockOf('4711'), await balanceOf('CADEAU50')]).toEqual([25, 5000]);
    expect(await settle('pay', id)).toMatchObject({ status: 'paid', amounts: { voucher: 5000, due: 124_800 } });
    expect([await stockOf('4711'), await stockOf('cadeau-1'), await balanceOf('CADEAU50')]).toEqual([23, gifts - 1, 0]);
    const start = await callEndpoint(shop, startCheckout);
    expect(start).toMatchObject({ cart: { items: [], currentVoucher: null }, checkoutData: { street: '', email: '' } });
    expect((await read(id)).paidAt).not.toBeNull();
  });

  test('twice, even at once, has one effect', async () => {
    await open({ cart: [{ id: 512, qty: 20 }], customer: 'sanne', voucher: 'CADEAU50' });
    const id = await place();
    const before = await stockOf('512');
    const paid = await Promise.all(Array.from({ length: 8 }, () => settle('pay', id)));
    expect(new Set(paid.map(({ status }) => status))).toEqual(new Set(['paid']));
    expect(await stockOf('512')).toBe(before - 20);
    expect(await balanceOf('CADEAU50')).toBe(0);
    expect(await creditsOf('sanne')).toEqual({ now: 742, later: 660 + 88 });
  });

  test.each([
    { customer: 'sanne', changes: {}, credits: 649 + 25 },
    { customer: 'jansen', changes: { type: 'business', company: 'Jansen' }, credits: 0 },
    { customer: undefined, changes: {}, credits: 0 },
  ] as const)('earns $customer $credits credits', async ({ customer, changes, credits }) => {
    await open({ cart: [{ id: 4711 }], ...(customer && { customer }) });
    expect(await settle('pay', await place(changes))).toMatchObject({ credits });
  });

  test('uses up a discount that was bought with credits', async () => {
    await open({ cart: [{ id: 4711 }], customer: 'sanne', discount: 'CREDITS5' });
    await settle('pay', await place());
    await postJson(shop, '/cart/add', { type: 'product', id: 512, qty: 1 });
    expect(await (await postJson(shop, '/discounts/apply', { code: 'CREDITS5' })).json()).toEqual({
      discountError: 'Deze code is verlopen.',
    });
  });

  test('keeps what another tab has added to the cart since', async () => {
    await open({ cart: [{ id: 512, qty: 2 }] });
    const id = await place();
    await postJson(shop, '/cart/plus', { type: 'product', id: 512, qty: 3 });
    await postJson(shop, '/cart/add', { type: 'product', id: 430, qty: 1 });
    await settle('pay', id);
    const { items } = await callEndpoint(shop, readCart);
    expect(items.map((line) => [line.id, line.qty])).toEqual([
      [512, 3],
      [430, 1],
    ]);
  });

  test('sells a pre-order beyond the stock', async () => {
    await open({ cart: [{ id: 2001, qty: 3 }], stock: { 2001: 1 } });
    expect(await settle('pay', await place({ shipping_method: 'pallet' }))).toMatchObject({ status: 'paid' });
    expect(await stockOf('2001')).toBe(0);
  });

  test.each([
    { gone: 'the stock', why: 'order-stock', take: () => setStock('512', 1) },
    { gone: 'the gift card', why: 'order-voucher', take: () => setBalance('CADEAU50', 10) },
    { gone: 'the discount', why: 'order-discount', take: endDiscount },
  ])('is refused when $gone has gone meanwhile, and nothing is taken', async ({ why, take }) => {
    await open({
      cart: [{ id: 430 }, { id: 512, qty: 2 }],
      customer: 'sanne',
      discount: 'CREDITS5',
      voucher: 'CADEAU50',
    });
    const id = await place({ shipping_method: 'pallet' });
    await take();
    const state = async () => [
      await stockOf('430'),
      await stockOf('512'),
      await balanceOf('CADEAU50'),
      await creditsOf('sanne'),
    ];
    const before = await state();
    const reason = await settle('pay', id).catch((error: Refused) => error.reason);
    expect(reason).toMatchObject({ why });
    expect(await state()).toEqual(before);
    expect((await read(id)).status).toBe('open');
    expect((await callEndpoint(shop, readCart)).items).toHaveLength(2);
  });
});

describe('not paying', () => {
  test('refused by the bank changes neither order nor cart', async () => {
    await open({ cart: [{ id: 512 }], customer: 'sanne' });
    const id = await place();
    expect(await settle('refuse', id)).toMatchObject({ status: 'open' });
    expect(await creditsOf('sanne')).toEqual({ now: 742, later: 660 });
    expect(await place({ payment_method: 'paypal' })).toBe(id);
    expect((await settle('pay', id)).paymentMethod?.id).toBe('paypal');
  });

  test('cancelled ends the order; placing again creates another one', async () => {
    await open({ cart: [{ id: 512 }] });
    const id = await place();
    expect(await settle('cancel', id)).toMatchObject({ status: 'cancelled' });
    expect(await settle('pay', id).catch((error: Refused) => error.reason.why)).toBe('order-cancelled');
    expect(await place()).not.toBe(id);
  });

  test('a paid order cannot be cancelled', async () => {
    await open({ cart: [{ id: 512 }] });
    const id = await place();
    await settle('pay', id);
    expect(await settle('cancel', id)).toMatchObject({ status: 'paid' });
  });
});

describe('an account for a guest', () => {
  const account = { password: 'zonnepaneel', password_confirmation: 'zonnepaneel' };

  test('is created with the order, once, and earns its credits', async () => {
    await open({ cart: [{ id: 4711 }] });
    const ids = await Promise.all(Array.from({ length: 3 }, () => place({ ...account, email: 'Noor@Example.nl' })));
    expect(new Set(ids).size).toBe(1);
    const person = await customerNamed(shop.db, 'noor@example.nl', 'zonnepaneel');
    expect(person).toMatchObject({ first_name: 'Noor', type: 'private' });
    await settle('pay', ids[0]!);
    expect(await creditsOf(person!.id)).toEqual({ now: 0, later: 674 });
    await postJson(shop, '/checkout/login', { email: 'noor@example.nl', password: 'zonnepaneel' });
    expect((await callEndpoint(shop, startCheckout)).user?.addresses).toMatchObject([
      { street: 'Damrak', zip_code: '1012 LG' },
    ]);
    expect(await readOrder(shop.db, await shopper(), ids[0]!)).toMatchObject({ status: 'paid' });
  });

  test('is not created when the order is refused', async () => {
    await open({ cart: [{ id: 4711 }] });
    const answer = await postJson(shop, '/checkout/validate/payment', orderInput({ ...account, zip_code: '' }));
    expect(answer.status).toBe(422);
    expect(await customerNamed(shop.db, 'noor@example.nl', 'zonnepaneel')).toBeUndefined();
  });
});

test('a guest who signs in keeps paid orders, and places open ones again', async () => {
  await open({ cart: [{ id: 512 }] });
  const paid = await place();
  await settle('pay', paid);
  await postJson(shop, '/cart/add', { type: 'product', id: 512, qty: 1 });
  const unpaid = await place();
  await postJson(shop, '/checkout/login', { email: 'sanne@example.nl', password: 'zonneschijn' });
  expect(await read(paid)).toMatchObject({ status: 'paid', personId: 'sanne' });
  expect((await read(unpaid)).status).toBe('cancelled');
  expect(await callEndpoint(shop, startCheckout)).toMatchObject({ cart: { items: [{ id: 512 }] } });
});

function setStock(id: string, stock: number) {
  return shop.db.updateTable('products').set({ stock }).where('id', '=', id).execute();
}

function setBalance(code: string, balance: number) {
  return shop.db.updateTable('vouchers').set({ balance }).where('code', '=', code).execute();
}

function endDiscount() {
  return shop.db.updateTable('discounts').set({ ends_at: 1 }).where('code', '=', 'CREDITS5').execute();
}
