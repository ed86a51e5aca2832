import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRate } from './rate.ts';

test.each([
  { rate: 21, shown: '21' },
  { rate: 9, shown: '9' },
  { rate: 5.5, shown: '5,5' },
  { rate: 7.7, shown: '7,7' },
  { rate: 0, shown: '0' },
  { rate: 21.000000001, shown: '21' },
])('a rate of $rate is written as $shown', ({ rate, shown }) => {
  expect(formatRate(rate)).toBe(shown);
});

test('a rate never has a trailing zero or a dot', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (hundredths) => {
      expect(formatRate(hundredths / 100)).toMatch(/^\d+(,\d?[1-9])?$/);
    }),
  );
});
