import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRating, starRating } from './rating.ts';

test.each([
  { raw: 4.1, value: 4 },
  { raw: 4.13, value: 4.25 },
  { raw: 4.4, value: 4.5 },
  { raw: 3.88, value: 4 },
  { raw: 4.125, value: 4.25 },
  { raw: '4.6', value: 4.5 },
  { raw: ' 3 ', value: 3 },
  { raw: 7, value: 5 },
  { raw: -1, value: 0 },
  { raw: 0.1, value: 0 },
])('a rating of $raw is rendered as $value stars', ({ raw, value }) => {
  expect(starRating(raw)).toEqual({ value, isDefault: false });
});

test.each([null, undefined, '', ' ', 0, '0', '0.00', Number.NaN, 'veel', {}])(
  'an unrated product (%s) gets four stars, marked as default',
  (raw) => {
    expect(starRating(raw)).toEqual({ value: 4, isDefault: true });
  },
);

test('every rating is rounded to a quarter, at most an eighth off', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 5, noNaN: true }), (raw) => {
      const { value } = starRating(raw);
      expect(Number.isInteger(value * 4)).toBe(true);
      expect(Math.abs(value - raw)).toBeLessThanOrEqual(0.125);
    }),
  );
});

test.each([
  { locale: 'nl', shown: '4,25' },
  { locale: 'de', shown: '4,25' },
  { locale: 'en', shown: '4.25' },
])('a rating of 4.25 reads $shown in $locale', ({ locale, shown }) => {
  expect(formatRating(4.25, locale)).toBe(shown);
});
