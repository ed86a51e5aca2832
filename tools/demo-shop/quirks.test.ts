import fc from 'fast-check';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { Added, Cart } from '../../shared/contract/cart.ts';
import * as checkout from '../../shared/contract/checkout.ts';
import { readComparison } from '../../shared/contract/compare.ts';
import { readOverview } from '../../shared/contract/overview.ts';
import { callEndpoint, postJson } from './shop-client.ts';
import { openNode } from './db/open-node.ts';
import { openShop } from './open-shop.ts';
import { asNobodyExpects, asPhpWrites } from './quirks.ts';

test.each([
  { plain: 12.5, php: '12.5' },
  { plain: true, php: 1 },
  { plain: false, php: '0' },
  { plain: [], php: [] },
  { plain: {}, php: [] },
  { plain: ['a', 'b'], php: { 1: 'a', 3: 'b' } },
  { plain: null, php: null },
  { plain: { a: [{ b: 1 }] }, php: { a: { 1: { b: '1' } } } },
])('PHP writes $plain as $php', ({ plain, php }) => {
  expect(asPhpWrites(plain)).toEqual(php);
});

const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
/** An invalid address, such as `A:`, is read as no address. */
const address = fc.webSegment().map((segment) => `/storage/${segment}`);
const cents = fc.integer({ min: 0, max: 9_999_999 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
/** PHP turns a number into a text, so the ids of the two answers are compared as text. */
const id = text;
const line = fc.record({
  type: fc.constantFrom('product', 'bundle', 'second-chance-product'),
  id,
  name: text,
  description: maybe(text),
  url: maybe(address),
  image: maybe(address),
  rating: maybe(fc.integer({ min: 0, max: 20 }).map((quarters) => quarters / 4)),
  qty: fc.integer({ min: 1, max: 999 }),
  price: cents,
  from_price: maybe(cents),
  sku: maybe(text),
  brand: maybe(text),
  in_stock: fc.boolean(),
  free: fc.boolean(),
  extra_power_credits: maybe(fc.nat(500)),
  quotationId: maybe(id),
});
const related = fc.record({
  id,
  type: fc.constant('product'),
  name: text,
  url: maybe(address),
  image: maybe(address),
  image_alt: maybe(text),
  rating: maybe(fc.constant(4.5)),
  price: maybe(cents),
  from_price: maybe(cents),
  in_stock: fc.boolean(),
  pre_heat: fc.boolean(),
  price_on_request: fc.boolean(),
});
const reduction = fc.record({ name: maybe(text), amount: cents });
const cart: fc.Arbitrary<Cart> = fc.record({
  items: fc.array(line, { maxLength: 5 }),
  shippingCosts: cents,
  quotationDiscount: maybe(cents),
  vatRate: fc.constantFrom(0, 9, 21, 5.5),
  vat: cents,
  subtotal: cents,
  relatedItems: fc.array(related, { maxLength: 3 }),
  discountEnabled: fc.boolean(),
  spsCreditEarnDisabled: fc.boolean(),
  discountError: maybe(text),
  isPowerCreditDiscount: fc.boolean(),
  currentDiscount: maybe(reduction),
  currentVoucher: maybe(reduction),
  taxExemptionPossible: fc.boolean(),
  taxExemptionSelected: fc.boolean(),
});

test('any cart as PHP encodes it equals the plain one', () => {
  fc.assert(
    fc.property(cart, (drawn) => {
      const plain = JSON.parse(JSON.stringify(z.encode(Cart, drawn)));
      expect(z.decode(Cart, plain)).toEqual(drawn);
      expect(z.decode(Cart, JSON.parse(JSON.stringify(asPhpWrites(plain))))).toEqual(drawn);
    }),
    { numRuns: 200 },
  );
});

test('every checkout answer as PHP encodes it equals the plain one', async () => {
  const setup = { cart: [{ id: 4711 }, { id: 512 }], isExempt: true, locale: 'de', voucher: 'CADEAU50' } as const;
  const shop = await openShop({ open: openNode, customer: 'sanne', ...setup });
  const buyer = { country: 'de', type: 'private', tax_exemption_accepted: true } as const;
  const answers = async () => [
    await callEndpoint(shop, checkout.reloadCheckoutCart, buyer),
    await callEndpoint(shop, checkout.startCheckout),
    await callEndpoint(shop, checkout.readShippingMethods),
    await callEndpoint(shop, checkout.readPaymentMethods),
  ];
  const plain = await answers();
  await postJson(shop, '/demo/behaviour', { call: '*', how: 'quirks' });
  // A number that was written as text stays text in an id.
  const asText = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
  expect(JSON.stringify(await answers(), asText)).toBe(JSON.stringify(plain, asText));
  await shop.close();
});

test('a list and a comparison as PHP encodes them equal the plain ones', async () => {
  const shop = await openShop({ open: openNode, customer: 'sanne' });
  const items = [
    { id: 4711, type: 'product' },
    { id: 'sc-88', type: 'second-chance-product' },
  ];
  const answers = async () => [
    await callEndpoint(shop, readOverview, { id: 12, type: 'category' }),
    await callEndpoint(shop, readOverview, { id: 17, type: 'category' }),
    await callEndpoint(shop, readComparison, { items }),
    await callEndpoint(shop, readComparison, { items, mini: true }),
    await callEndpoint(shop, readComparison, { items: [] }),
  ];
  const plain = await answers();
  await postJson(shop, '/demo/behaviour', { call: '*', how: 'quirks' });
  const asText = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);
  expect(JSON.stringify(await answers(), asText)).toBe(JSON.stringify(plain, asText));
  await shop.close();
});

test('malformed answers violate the contract of every call', () => {
  fc.assert(
    fc.property(cart, (drawn) => {
      expect(Cart.safeParse(asNobodyExpects(z.encode(Cart, drawn))).success).toBe(false);
    }),
    { numRuns: 20 },
  );
  expect(Added.safeParse(asNobodyExpects({ item: {}, count: 1, accessories: [] })).success).toBe(false);
});
