import { expect, test } from 'vitest';
import { editDistance, closestName } from './closest-name.ts';

const names = ['cart-page', 'cart-badge', 'cart-popup', 'add-to-cart', 'star-rating', 'quotation'];

test.each([
  { written: 'cart-popop', meant: 'cart-popup' },
  { written: 'cart-bagde', meant: 'cart-badge' },
  { written: 'Cart Page', meant: 'cart-page' },
  { written: 'cart_page', meant: 'cart-page' },
  { written: 'addtocart', meant: 'add-to-cart' },
  { written: 'stars-rating', meant: 'star-rating' },
  { written: 'qoutation', meant: 'quotation' },
])('"$written" probably means $meant', ({ written, meant }) => {
  expect(closestName(written, names)).toBe(meant);
});

test.each(['', 'newsletter', 'x', 'slider'])('"%s" means none of them', (written) => {
  expect(closestName(written, names)).toBeNull();
});

test.each([
  { from: '', to: 'abc', distance: 3 },
  { from: 'abc', to: 'abc', distance: 0 },
  { from: 'abc', to: 'acb', distance: 1 },
  { from: 'abc', to: 'ab', distance: 1 },
  { from: 'abc', to: 'xyz', distance: 3 },
])('from "$from" to "$to" it is $distance letters', ({ from, to, distance }) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
