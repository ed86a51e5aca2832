import { expect, test } from 'vitest';
import { ecommerceItem } from './ecommerce.ts';

const inverter = { sku: 'A1', type: 'product', name: 'Omvormer', brand: null, price: 64_900, from_price: 72_900 };

test.each([
  { keys: {}, discount: 80 },
  { keys: { prior_price: 69_900 }, discount: 50 },
  { keys: { prior_price: 60_000 }, discount: undefined },
  { keys: { from_price: null }, discount: undefined },
])('with $keys the discount is $discount', ({ keys, discount }) => {
  expect(ecommerceItem({ ...inverter, ...keys }, 1).discount).toBe(discount);
});
