import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ReviewPage } from './reviews.ts';

const read = (keys: object, ofReview: object = {}) =>
  z.decode(ReviewPage, { reviews: [{ comment: 'Snel geleverd.', ...ofReview }], ...keys });

test.each([
  [
    { checked: true, text: ' Met de bestelling. ' },
    { checked: true, text: 'Met de bestelling.' },
  ],
  [
    { checked: '1', text: 'Met de bestelling.' },
    { checked: true, text: 'Met de bestelling.' },
  ],
  [
    { checked: false, text: '' },
    { checked: false, text: '' },
  ],
  [{ checked: 0 }, { checked: false, text: '' }],
  [{ text: 'Wij vragen er niet naar.' }, { checked: false, text: 'Wij vragen er niet naar.' }],
])('%j says whether and how reviews are checked', (verification, expected) => {
  expect(read({ verification }).verification).toEqual(expected);
});

test.each([
  undefined,
  null,
  false,
  true,
  [],
  {},
  'ja',
  3,
  { checked: true },
  { checked: true, text: ' ' },
  { text: 5 },
])('%j says nothing of it', (verification) => {
  expect(read({ verification }).verification).toBeUndefined();
});

test('a review is verified by a flag, and by nothing else', () => {
  for (const flag of [true, 1, '1'])
    expect(read({}, { verified_purchase: flag }).reviews[0]!.verified_purchase).toBe(true);
  for (const flag of [undefined, null, false, 0, 'ja', {}, []])
    expect(read({}, { verified_purchase: flag }).reviews[0]!.verified_purchase).toBeUndefined();
});

test('counts by stars may be text, and a missing one is 0', () => {
  expect(read({ ratingCounts: { 5: '21', 4: 8, 1: 1 } }).ratingCounts).toEqual({ 5: 21, 4: 8, 3: 0, 2: 0, 1: 1 });
});

test.each([undefined, null, false, [], 'ja', { 5: 'veel' }, { 5: -1 }, { 5: {} }, { 5: Infinity }, { 5: 1e30 }])(
  'counts that are %j are none, and the reviews stay',
  (ratingCounts) => {
    const page = read({ ratingCounts });
    expect(page.ratingCounts).toBeUndefined();
    expect(page.reviews).toHaveLength(1);
  },
);

test.each([
  [
    ['lowest', 'newest'],
    ['lowest', 'newest'],
  ],
  [{ 0: 'newest', 2: 'best' }, ['newest']],
  [
    ['highest', 'highest', 'newest'],
    ['highest', 'newest'],
  ],
  [['best'], undefined],
  [null, undefined],
  ['newest', undefined],
])('of the orders %j the known ones are %j', (orders, expected) => {
  expect(read({ orders }).orders).toEqual(expected);
});
