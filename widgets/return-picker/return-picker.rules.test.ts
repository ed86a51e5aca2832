import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manualsOf, returnableAmount } from '../../shared/rules/return-products.ts';
import { byOrder, changeQuantity, toggle, type Selection } from './return-picker.rules.ts';

const product = (id: number, amount: number, reserved: number | null = null) => ({
  id,
  amount,
  reserved,
  name: '',
  category: null,
  image: null,
  manual: null,
  manuals: [],
  order_number: null,
  ordered_at: null,
});

test.each([
  { amount: 5, reserved: 2, left: 3 },
  { amount: 5, reserved: null, left: 5 },
  { amount: 2, reserved: 2, left: 0 },
  { amount: 1, reserved: 4, left: 0 },
])('of $amount pieces with $reserved in returns, $left can be returned', ({ left, ...pieces }) => {
  expect(returnableAmount(pieces)).toBe(left);
});

test('selecting takes one piece, deselecting none, and selecting again one', () => {
  const selected = toggle({}, product(12, 5));
  expect(selected).toEqual({ 12: 1 });
  const none = toggle(changeQuantity(selected, product(12, 5), 1), product(12, 5));
  expect(none).toEqual({});
  expect(toggle(none, product(12, 5))).toEqual({ 12: 1 });
});

test('a product without returnable pieces cannot be selected, and an unselected product has no quantity', () => {
  expect(toggle({}, product(12, 2, 2))).toEqual({});
  expect(changeQuantity({}, product(12, 5), 1)).toEqual({});
});

test('after any clicks, quantities are between 1 and the returnable amount', () => {
  const clicks = fc.array(
    fc.tuple(fc.constantFrom<1 | 2 | 3>(1, 2, 3), fc.constantFrom<'toggle' | 1 | -1>('toggle', 1, -1)),
  );
  const products = { 1: product(1, 5, 2), 2: product(2, 1), 3: product(3, 1, 1) };
  fc.assert(
    fc.property(clicks, (steps) => {
      let selection: Selection = {};
      for (const [id, step] of steps) {
        const clicked = products[id];
        selection = step === 'toggle' ? toggle(selection, clicked) : changeQuantity(selection, clicked, step);
      }
      expect(selection['1'] ?? 1).toBeOneOf([1, 2, 3]);
      expect(selection['2'] ?? 1).toBe(1);
      expect(selection['3']).toBeUndefined();
    }),
  );
});

test('`manual` and `manuals` are one list without duplicates', () => {
  const pdf = { name: 'Handleiding', url: '/a.pdf' };
  const two = { name: null, url: '/b.pdf' };
  expect(manualsOf({ manual: null, manuals: [] })).toEqual([]);
  expect(manualsOf({ manual: pdf, manuals: [] })).toEqual([pdf]);
  expect(manualsOf({ manual: pdf, manuals: [pdf, two] })).toEqual([pdf, two]);
});

test('products are grouped by the order that they were bought in', () => {
  const of = (order_number: string | null, ordered_at: string | null = null) => ({
    product: { order_number, ordered_at },
  });
  const [first, another, second, none] = [of('A1', '2026-03-05'), of('7'), of('A1', '2026-03-05'), of(null)];
  expect(byOrder([first, another, second, none])).toEqual([
    { number: 'A1', date: '2026-03-05', items: [first, second] },
    { number: '7', date: null, items: [another] },
    { number: null, date: null, items: [none] },
  ]);
});
