import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test.each([
  [0, 'nl', '0'],
  [999, 'nl', '999'],
  [1000, 'nl', '1.000'],
  [1250, 'de', '1.250'],
  [12_500_000, 'de', '12.500.000'],
  [1250, 'en', '1,250'],
  [-25, 'nl', '-25'],
  [-1250, 'en', '-1,250'],
  [2.5, 'nl', '2,5'],
])('%d in %s is %s', (count, locale, text) => {
  expect(formatCount(count, locale)).toBe(text);
  expect(count.toLocaleString(locale)).toBe(text);
});
