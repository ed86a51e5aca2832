import { expect, test } from 'vitest';
import { wasAdded } from './was-added.ts';

test.each([
  { before: 2, now: 3, qty: 1, added: true },
  // A gift comes with it, or a combination has several pieces.
  { before: 2, now: 5, qty: 1, added: true },
  { before: 0, now: 2, qty: 2, added: true },
  { before: 2, now: 2, qty: 1, added: false },
  { before: undefined, now: 0, qty: 1, added: false },
  { before: 3, now: 0, qty: 1, added: false },
  // Another device changes the cart, too.
  { before: 2, now: 3, qty: 2, added: null },
  { before: 2, now: 1, qty: 1, added: null },
  { before: undefined, now: 3, qty: 1, added: null },
  { before: 2, now: null, qty: 1, added: null },
])('$before pieces before, $now now: $qty added is $added', ({ before, now, qty, added }) => {
  expect(wasAdded(before, now, qty)).toBe(added);
});
