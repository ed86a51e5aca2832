import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [183_204, '183.2 KB'],
  [999_949, '999.9 KB'],
  [999_950, '1 MB'],
  [1_530_000, '1.5 MB'],
  [200 * 1024 * 1024, '209.7 MB'],
  [2_040_000_000, '2 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

test.each(['nl', 'de'])('a comma is the decimal sign in %s', (locale) => {
  expect(formatBytes(1_530_000, locale)).toBe('1,5 MB');
});
