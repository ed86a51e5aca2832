import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Cart } from './cart.ts';

const plain = { items: [], shippingCosts: 9.95, vatRate: 21, vat: 1.73, subtotal: 0 };

test('without the optional keys nothing is known of them', () => {
  const cart = z.decode(Cart, plain);
  const { total, discounts, extraVatLines, any_quantity, spsCreditEarnDisabled } = cart;
  expect([total, discounts, extraVatLines, any_quantity, spsCreditEarnDisabled]).toEqual(Array(5).fill(undefined));
  expect(JSON.parse(JSON.stringify(z.encode(Cart, cart)))).not.toHaveProperty('total');
});

test('sums, rates and reductions of the shop are read in cents', () => {
  const cart = z.decode(Cart, {
    ...plain,
    total: '13.82',
    extraVatLines: { 21: 12.3, 9: '1.52' },
    discounts: [
      { name: 'Zonneweken', amount: -5 },
      { name: 'ZON10', amount: 10, code: 'ZON10', removable: 1 },
    ],
    any_quantity: 1,
    spsCreditEarnDisabled: 0,
  });
  expect(cart).toMatchObject({ total: 1382, extraVatLines: { 21: 1230, 9: 152 }, any_quantity: true });
  expect(cart.discounts).toEqual([
    { name: 'Zonneweken', amount: 500 },
    { name: 'ZON10', amount: 1000, code: 'ZON10', removable: true },
  ]);
  expect(cart.spsCreditEarnDisabled).toBe(false);
});

test('costs and VAT may be unknown, but not left out', () => {
  const unknown = { shippingCosts: null, vat: null, vatRate: null };
  expect(z.decode(Cart, { ...plain, ...unknown })).toMatchObject(unknown);
  const { shippingCosts: _, ...without } = plain;
  expect(z.safeDecode(Cart, without as never).success).toBe(false);
});
