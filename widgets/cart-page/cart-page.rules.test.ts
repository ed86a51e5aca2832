import { describe, expect, test } from 'vitest';
import { pieces } from '../../shared/rules/totals.ts';
import { canDecrease, canIncrease, canRemove, isExempt, isSameLine, reachableQuantity } from './cart-page.rules.ts';

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

test('the count is the sum of all quantities', () => {
  expect(pieces([{ qty: 2 }, { qty: 3 }])).toBe(5);
  expect(pieces([])).toBe(0);
});

describe('VAT', () => {
  test.each([
    { vatRate: 21, taxExemptionSelected: false, exempt: false },
    { vatRate: 0, taxExemptionSelected: false, exempt: true },
    { vatRate: 21, taxExemptionSelected: true, exempt: true },
  ])('at $vatRate % with exemption $taxExemptionSelected is exempt: $exempt', ({ exempt, ...cart }) => {
    expect(isExempt(cart)).toBe(exempt);
  });
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
