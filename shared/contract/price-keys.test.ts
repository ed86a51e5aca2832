import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { priceKeys } from './price-keys.ts';

const Priced = z.object(priceKeys);

test('the keys of a price are read as PHP writes them', () => {
  const answer = { prior_price: '699.00', advice_price: 799, unit_price: { price: '1.18', unit: 'm' } };
  expect(z.decode(Priced, answer)).toEqual({
    prior_price: 69_900,
    advice_price: 79_900,
    unit_price: { price: 118, unit: 'm' },
  });
});

test.each([undefined, null, '', false, [], 'n/a', 0, '0.00', -3, { amount: 3 }])(
  '%j is as if it were missing',
  (value) => {
    const read = z.decode(Priced, { prior_price: value, advice_price: value, unit_price: value });
    expect(Object.values(read).filter((amount) => amount !== undefined)).toEqual([]);
  },
);

test.each([
  3.95,
  '3.95',
  { price: 3.95 },
  { price: 3.95, unit: null },
  { price: 3.95, unit: ' ' },
  { price: '0.00', unit: 'm' },
  { price: -1, unit: 'm' },
  { unit: 'm' },
])('a price per unit of %j is none, such as a key of another meaning', (value) => {
  expect(z.decode(Priced, { unit_price: value }).unit_price).toBeUndefined();
});
