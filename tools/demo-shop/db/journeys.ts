import { addToCart, increaseLine, readCart, readCartSize, removeLine } from '../../../shared/contract/cart.ts';
import * as checkout from '../../../shared/contract/checkout.ts';
import { readComparison } from '../../../shared/contract/compare.ts';
import { readOverview } from '../../../shared/contract/overview.ts';
import { callEndpoint, postJson } from '../shop-client.ts';
import type { OpenedShop } from '../open-shop.ts';
import { sendWithdrawal } from '../../../shared/contract/withdrawal.ts';
import { categories, products } from '../rules/catalogue.ts';
import { payOrder } from '../rules/orders.ts';
import { findSession } from '../rules/sessions.ts';
import { exampleData } from '../seed/checkout/example.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { writeWithFilm } from './media-journey.ts';
import { placedOrders } from '../placed-orders.support.ts';

/** What gives the same results on every supported database. */
export interface Journey {
  what: string;
  walk: (shop: OpenedShop) => Promise<unknown>;
  expected: unknown;
}

const inverter = { type: 'product', id: 4711, qty: 1 };
const connectors = { type: 'product', id: 512, qty: 1 };

export const journeys: readonly Journey[] = [
  {
    what: 'a shopper fills a cart, uses a code, signs in and finds everything again',
    walk: fillAndSignIn,
    expected: {
      lines: [
        [4711, 1],
        [512, 4],
        ['cadeau-1', 1],
      ],
      amounts: { subtotal: 66_480, shippingCosts: 0, vat: 11_364, discount: 1000 },
      left: { amount: 4 },
    },
  },
  {
    what: 'the shelves can be searched, ordered and paged',
    walk: lookAround,
    expected: { branches: 6, brands: ['Growatt'], shown: 5, hasMore: true },
  },
  {
    what: 'a list comes whole, and products stand side by side',
    walk: compareFromList,
    expected: {
      first: [4711, 430],
      filters: ['vermogen', 'aantal-fasen'],
      second: { price: 5950, url: '/tweede-kans/ja-solar-430' },
      offers: true,
      compared: ['product-430', 'product-4711'],
      row: ['430 Wp', '3 kW'],
    },
  },
  {
    what: 'a film comes in chunks, stands in an article and plays from the middle; one reminder is kept of two',
    walk: writeWithFilm,
    expected: { id: 9001, alt: 'Een dak', part: [224, 231, 238, 245], reminders: 1 },
  },
  {
    what: 'adds that arrive at once are all counted',
    walk: async (shop) => {
      await Promise.all(Array.from({ length: 40 }, () => callEndpoint(shop, addToCart, connectors)));
      return callEndpoint(shop, readCartSize);
    },
    expected: { amount: 40 },
  },
  {
    what: 'adds that arrive at once never take more than there is',
    walk: askForTooMany,
    expected: { taken: 25, refused: 15, quantity: 25 },
  },
  {
    what: 'an order that is placed and paid many times at once is one order, paid once',
    walk: orderAtOnce,
    expected: {
      redirects: 1,
      paid: [{ total: 65_195, credits_earned: 0, status: 'paid' }],
      stock: 24,
      balance: 0,
      left: { amount: 0 },
    },
  },
  {
    what: 'a statement of withdrawal that arrives ten times at once is one statement with one mail',
    walk: withdrawAtOnce,
    expected: { receipts: 1, statements: 1, mails: 1, next: 'other' },
  },
  { what: 'a refused change leaves no trace', walk: beRefused, expected: { status: 422, isSame: true } },
];

async function withdrawAtOnce(shop: OpenedShop) {
  const statement = { name: 'Sanne', email: 'sanne@example.nl', order_number: '2026-11120', lines: [], part: '' };
  const spellings = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'Sanne' : ' SANNE '));
  const receipts = await Promise.all(
    spellings.map((name) => callEndpoint(shop, sendWithdrawal, { ...statement, name })),
  );
  const ids = new Set(receipts.map(({ id }) => id));
  const statements = await shop.db.selectFrom('withdrawals').selectAll().execute();
  const mails = await shop.db.selectFrom('mails').selectAll().execute();
  const partial = await callEndpoint(shop, sendWithdrawal, { ...statement, part: 'De kabel' });
  return {
    receipts: ids.size,
    statements: statements.length,
    mails: mails.length,
    next: ids.has(partial.id) ? 'same' : 'other',
  };
}

async function fillAndSignIn(shop: OpenedShop) {
  await callEndpoint(shop, addToCart, inverter);
  await callEndpoint(shop, addToCart, { ...connectors, qty: 3 });
  await postJson(shop, '/discounts/apply', { code: 'zon10' });
  await postJson(shop, '/login', { email: 'sanne@example.nl', password: DEMO_PASSWORD });
  await callEndpoint(shop, increaseLine, connectors);
  const { items, subtotal, shippingCosts, vat, currentDiscount } = await callEndpoint(shop, readCart);
  await callEndpoint(shop, removeLine, inverter);
  return {
    lines: items.map(({ id, qty }) => [id, qty]),
    amounts: { subtotal, shippingCosts, vat, discount: currentDiscount?.amount },
    left: await callEndpoint(shop, readCartSize),
  };
}

async function lookAround({ db }: OpenedShop) {
  const page = await products(db, 'de', { search: 'growatt Wechselrichter', sort: 'name', size: 5 });
  return {
    branches: (await categories(db, 'nl')).length,
    brands: [...new Set(page.products.map((product) => product.brand.name))],
    shown: page.products.length,
    hasMore: page.total > 5,
  };
}

async function compareFromList(shop: OpenedShop) {
  const overviewOf = (id: number, type = 'category') => callEndpoint(shop, readOverview, { id, type });
  const [inverters, panels, offers] = [await overviewOf(12), await overviewOf(130), await overviewOf(1, 'discount')];
  const [inverter, panel] = [inverters.products[0]!, panels.products[0]!];
  const items = [panel, inverter].map(({ id, type }) => ({ id, type }));
  const { items: compared, specs } = await callEndpoint(shop, readComparison, { items });
  return {
    first: [inverter.id, panel.id],
    filters: inverters.filters.slice(0, 2).map(({ url_alias }) => url_alias),
    second: panel.second_chance,
    offers: offers.products.every(({ price, msrp }) => (msrp ?? 0) > (price ?? 0)),
    compared: compared.map(({ key }) => key),
    row: compared.map((item) => item.specs[String(specs[0]?.id)]),
  };
}

async function askForTooMany(shop: OpenedShop) {
  const answers = await Promise.all(Array.from({ length: 40 }, () => postJson(shop, '/cart/add', inverter)));
  return {
    taken: answers.filter((answer) => answer.status === 200).length,
    refused: answers.filter((answer) => answer.status === 422).length,
    quantity: (await callEndpoint(shop, readCart)).items[0]?.qty,
  };
}

async function orderAtOnce(shop: OpenedShop) {
  const { db } = shop;
  await callEndpoint(shop, addToCart, inverter);
  await postJson(shop, '/discounts/apply', { code: 'CADEAU50' });
  await callEndpoint(shop, checkout.validateAddresses, exampleData({ country: 'at', zip_code: '1010' }));
  const [{ shippingMethods }, { paymentMethods }] = [
    await callEndpoint(shop, checkout.readShippingMethods),
    await callEndpoint(shop, checkout.readPaymentMethods),
  ];
  const chosen = { shipping_method: shippingMethods[0]!.id, payment_method: paymentMethods[1]!.id };
  const input = { ...exampleData({ country: 'at', zip_code: '1010', ...chosen }), ct: null };
  const placed = await Promise.all(Array.from({ length: 10 }, () => callEndpoint(shop, checkout.placeOrder, input)));
  const id = placed[0]!.redirect!.split('/').at(-1)!;
  const { cartId, locale, customer } = (await findSession(db, shop.session.id))!;
  const shopper = { cartId, locale, person: customer, now: Date.now() };
  const pay = () => db.transaction().execute((transaction) => payOrder(transaction, shopper, id));
  await Promise.all(Array.from({ length: 10 }, pay));
  return {
    redirects: new Set(placed.map(({ redirect }) => redirect)).size,
    paid: await placedOrders(db).select(['total', 'credits_earned', 'status']).execute(),
    stock: (await db.selectFrom('products').select('stock').where('id', '=', '4711').executeTakeFirst())?.stock,
    balance: (await db.selectFrom('vouchers').select('balance').where('code', '=', 'CADEAU50').executeTakeFirst())
      ?.balance,
    left: await callEndpoint(shop, readCartSize),
  };
}

async function beRefused(shop: OpenedShop) {
  await callEndpoint(shop, addToCart, connectors);
  const state = async () => JSON.stringify(await shop.db.selectFrom('carts').selectAll().orderBy('id').execute());
  const before = await state();
  const { status } = await postJson(shop, '/cart/plus', { ...connectors, qty: 9999 });
  return { status, isSame: before === (await state()) };
}
