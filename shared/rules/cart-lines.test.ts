import { expect, test } from 'vitest';
import { canDecrease, canIncrease, canRemove, isSameLine, quantityIn, reachableQuantity } from './cart-lines.ts';

test.each([
  { type: 'product', free: false, may: true },
  { type: 'bundle', free: false, may: true },
  { type: 'second-chance-product', free: false, may: false },
  { type: 'product', free: true, may: false },
])('a $type (gift: $free) may be increased: $may', ({ type, free, may }) => {
  expect(canIncrease({ type, free })).toBe(may);
});

test.each([
  { qty: 1, free: false, may: false },
  { qty: 2, free: false, may: true },
  { qty: 2, free: true, may: false },
])('$qty pieces (gift: $free) may be decreased: $may', ({ qty, free, may }) => {
  expect(canDecrease({ qty, free })).toBe(may);
});

test('a gift cannot be removed', () => {
  expect(canRemove({ free: true })).toBe(false);
  expect(canRemove({ free: false })).toBe(true);
});

test.each([
  { qty: 2, typed: 5, reached: 5 },
  { qty: 5, typed: 2, reached: 2 },
  { qty: 2, typed: 32, reached: 32 },
  { qty: 2, typed: 33, reached: 32 },
  { qty: 40, typed: 1, reached: 10 },
  { qty: 2, typed: 0, reached: 1 },
  { qty: 1, typed: 5, type: 'second-chance-product', reached: 1 },
  { qty: 2, typed: 5, free: true, reached: 2 },
  { qty: 2, typed: 1, free: true, reached: 2 },
])('$typed typed at $qty pieces ($type, gift: $free) reaches $reached', ({ typed, reached, ...line }) => {
  expect(reachableQuantity({ type: 'product', free: false, ...line }, typed)).toBe(reached);
});

test.each([
  { differs: { id: '7' }, is: true },
  { differs: { id: 8 }, is: false },
  { differs: { free: true }, is: false },
  { differs: { quotationId: 3 }, is: false },
  { differs: { type: 'bundle' }, is: false },
])('a line that differs in $differs is the same: $is', ({ differs, is }) => {
  const line = { type: 'product', id: 7, free: false, quotationId: null };
  expect(isSameLine(line, { ...line, ...differs })).toBe(is);
});

test('the pieces of a line are not those of the same product as a gift', () => {
  const gift = { type: 'product', id: 7, free: true, quotationId: null, qty: 1 };
  const items = [gift, { ...gift, free: false, qty: 3 }] as never;
  expect(quantityIn({ items }, { ...gift, free: false })).toBe(3);
  expect(quantityIn({ items }, { ...gift, id: 8 })).toBeUndefined();
});
