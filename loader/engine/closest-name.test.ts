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
])('the closest name to "$written" is $meant', ({ written, meant }) => {
  expect(closestName(written, names)).toBe(meant);
});

test.each(['', 'newsletter', 'x', 'slider'])('"%s" is close to no name', (written) => {
  expect(closestName(written, names)).toBeNull();
});

test.each([
  { from: '', to: 'abc', distance: 3 },
  { from: 'abc', to: 'abc', distance: 0 },
  { from: 'abc', to: 'acb', distance: 1 },
  { from: 'abc', to: 'ab', distance: 1 },
  { from: 'abc', to: 'xyz', distance: 3 },
])('the distance from "$from" to "$to" is $distance', ({ from, to, distance }) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
