import { afterEach, expect, test } from 'vitest';
import { readCart } from '../../../../shared/contract/cart.ts';
import * as contract from '../../../../shared/contract/checkout.ts';
import { readOverview } from '../../../../shared/contract/overview.ts';
import { callEndpoint } from '../../shop-client.ts';
import { openNode } from '../../db/open-node.ts';
import type { OpenedShop, ShopSetup } from '../../open-shop.ts';
import { openShop } from '../../open-shop.ts';
import { deliveredFrom } from '../../seed/checkout/shipping.ts';
import { price } from '../currency.ts';
import { mountPages } from '../../pages/pages.ts';
import { WORDS } from '../../pages/texts.ts';
import { paymentMethods } from './payment.ts';

let shop: OpenedShop;
afterEach(() => shop?.close());

async function methods(setup: Partial<ShopSetup>) {
  shop = await openShop({ open: openNode, clock: () => Date.parse('2026-11-21T09:00:00Z'), ...setup });
  return callEndpoint(shop, contract.readShippingMethods);
}

const LIGHT = [{ id: 512 }];
const HEAVY = [{ id: 430, qty: 12 }, { id: 512 }];

test.each([
  { cart: LIGHT, country: 'nl', brought: ['thuis', 'express', 'pakketpunt'], collected: ['magazijn', 'winkel'] },
  { cart: LIGHT, country: 'be', brought: ['thuis', 'express', 'pakketpunt'], collected: ['magazijn', 'winkel'] },
  { cart: LIGHT, country: 'de', brought: ['thuis'], collected: [] },
  { cart: LIGHT, country: 'es', brought: ['thuis'], collected: [] },
  { cart: LIGHT, country: 'us', brought: [], collected: [] },
  { cart: LIGHT, country: '__proto__', brought: [], collected: [] },
  { cart: HEAVY, country: 'nl', brought: ['pallet', 'kraan'], collected: ['magazijn'] },
  { cart: HEAVY, country: 'pl', brought: ['pallet'], collected: [] },
  { cart: [{ id: 'sc-88' }], country: 'nl', brought: ['tweede-kans'], collected: ['magazijn'] },
  { cart: [{ id: 'sc-88' }, { id: 512 }], country: 'nl', brought: ['pallet', 'kraan'], collected: ['magazijn'] },
])(
  '$cart goes to $country by $brought, or is collected at $collected',
  async ({ cart, country, brought, collected }) => {
    const { shippingMethods, pickupMethods } = await methods({ cart, checkout: { country } });
    expect(shippingMethods.map(({ id }) => id)).toEqual(brought);
    expect(pickupMethods.map(({ id }) => id)).toEqual(collected);
  },
);

test.each([
  { product: '/mc4-set', id: 512, locale: 'nl' },
  { product: '/growatt-min-3000tl-xh', id: 4711, locale: 'nl' },
  { product: '/growatt-min-3000tl-xh', id: 4711, locale: 'de' },
] as const)('the page of $product in $locale promises what its checkout offers', async ({ product, id, locale }) => {
  const { shippingMethods } = await methods({ cart: [{ id }], locale, pages: mountPages });
  const { costs, options } = shippingMethods[0]!;
  const { shippingCosts } = await callEndpoint(shop, readCart);
  const page = await (await shop.fetch(product, { headers: { Accept: 'text/html' } })).text();
  const words = WORDS[locale];
  const inAll = costs + shippingCosts!;
  const arrival = deliveredFrom[locale].replace('{date}', options[0]!.label);
  expect(page).toContain(arrival);
  const { products } = await callEndpoint(shop, readOverview, { id: 1, type: 'category' });
  expect(products.find((listed) => listed.id === id)!.info).toBe(arrival);
  expect(page).toContain(inAll === 0 ? words.freeSending : words.deliveryCosts.replace('{price}', price(inAll)));
});

test('a delivery has more dates than are shown at once, all of them working days', async () => {
  const { shippingMethods } = await methods({ cart: LIGHT });
  expect(shippingMethods[0]).toMatchObject({
    min_days: 1,
    max_days: 2,
    select_date_description: 'Kies een bezorgdatum',
  });
  expect(shippingMethods[0]!.options.map(({ label }) => label)).toEqual([
    'dinsdag 24 november',
    'woensdag 25 november',
    'donderdag 26 november',
    'vrijdag 27 november',
    'maandag 30 november',
  ]);
  expect(shippingMethods[1]).toMatchObject({ costs: 795, force_asap_option: true, options: [] });
});

test('delivery to another country takes longer', async () => {
  const { shippingMethods } = await methods({ cart: LIGHT, checkout: { country: 'es' } });
  expect(shippingMethods[0]).toMatchObject({ min_days: 5, max_days: 6, costs: 1495 });
  expect(shippingMethods[0]!.options[0]).toMatchObject({ id: '2026-11-30' });
});

test.each(['nl', 'de', 'en'] as const)(
  'a cart that ships for free does so to every country, and the home country pays what a smaller cart says (%s)',
  async (locale) => {
    for (const country of ['nl', 'be', 'de', 'ch'])
      for (const cart of [[{ id: 4711, qty: 2 }], [{ id: 900, qty: 1 }]]) {
        const { shippingMethods } = await methods({ cart, locale, checkout: { country } });
        expect(shippingMethods[0]).toMatchObject({ type: 'delivery', costs: 0 });
      }
    const { shippingMethods } = await methods({ cart: LIGHT, locale });
    expect(shippingMethods[0]).toMatchObject({ type: 'delivery', costs: 0 });
  },
);

test('names are in the language of the session', async () => {
  const { shippingMethods } = await methods({ cart: LIGHT, locale: 'de' });
  expect(shippingMethods[0]).toMatchObject({ label: 'Lieferung nach Hause', costs: 0 });
});

test('pick-up locations are those of the country, with their addresses', async () => {
  const { shippingMethods, pickupMethods } = await methods({ cart: LIGHT, checkout: { country: 'be' } });
  expect(shippingMethods.at(-1)!.options.map(({ address }) => address?.city)).toEqual(['Antwerpen', 'Gent']);
  expect(pickupMethods[0]!.address).toMatchObject({ city: 'Zeewolde' });
  expect(pickupMethods[1]!.options).toMatchObject([{ id: 41, address: { street: 'Meir', country: 'be' } }]);
});

test('the delivery address decides, not the billing address', async () => {
  const { pickupMethods } = await methods({
    cart: LIGHT,
    checkout: { country: 'nl', shipping_country: 'de', shipping_address_same_as_billing_address: false },
  });
  expect(pickupMethods).toEqual([]);
});

test('before the first step a customer’s own address is used', async () => {
  const { pickupMethods } = await methods({ cart: LIGHT, customer: 'sanne', locale: 'de' });
  expect(pickupMethods.map(({ id }) => id)).toEqual(['magazijn', 'winkel']);
});

test.each([
  { country: 'nl', type: 'private', ids: 'ideal paypal klarna creditcard applepay overboeking' },
  { country: 'nl', type: 'business', ids: 'ideal paypal creditcard applepay overboeking' },
  { country: 'be', type: 'private', ids: 'bancontact paypal klarna creditcard applepay overboeking' },
  { country: 'de', type: 'private', ids: 'paypal klarna creditcard applepay overboeking' },
  { country: 'es', type: 'private', ids: 'paypal creditcard applepay googlepay overboeking' },
] as const)('$type buyers in $country pay by $ids', ({ ids, ...buyer }) => {
  expect(
    paymentMethods({ locale: 'nl' }, buyer)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
});
