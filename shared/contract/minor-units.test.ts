import * as z from 'zod/mini';
import { afterEach, expect, test } from 'vitest';
import { formatPrice, formatWholePrice } from '../format/price.ts';
import { decimalsOf, setCurrency } from './minor-units.ts';
import { cents } from './wire.ts';

afterEach(() => setCurrency('EUR'));

test.each([
  { code: 'EUR', decimals: 2 },
  { code: 'JPY', decimals: 0 },
  { code: 'KWD', decimals: 3 },
  { code: 'euro', decimals: 2 },
  { code: '', decimals: 2 },
])('$code has $decimals decimals', ({ code, decimals }) => {
  expect(decimalsOf(code)).toBe(decimals);
});

test.each([
  { code: 'EUR', sent: '649.5', units: 64_950, written: 649.5, shown: '€\u00a0649,50' },
  { code: 'EUR', sent: 1.005, units: 101, written: 1.01, shown: '€\u00a01,01' },
  { code: 'JPY', sent: 128_000, units: 128_000, written: 128_000, shown: '¥\u00a0128.000' },
  { code: 'JPY', sent: '1280.00', units: 1280, written: 1280, shown: '¥\u00a01.280' },
  { code: 'JPY', sent: -5, units: -5, written: -5, shown: '¥\u00a0-5' },
  { code: 'KWD', sent: 1.234, units: 1234, written: 1.234, shown: 'KD\u00a01,234' },
  { code: 'KWD', sent: '12', units: 12_000, written: 12, shown: 'KD\u00a012,-' },
  { code: 'KWD', sent: 0.05, units: 50, written: 0.05, shown: 'KD\u00a00,050' },
])('$sent in $code is $units units, shown as $shown', ({ code, sent, units, written, shown }) => {
  setCurrency(code);
  const amount = z.decode(cents, sent);
  expect(amount).toBe(units);
  expect(z.encode(cents, amount)).toBe(written);
  const sign = { EUR: '€', JPY: '¥' }[code] ?? 'KD';
  expect(formatPrice(amount, { sign, position: 'before', code })).toBe(shown);
});

test.each([
  { code: 'EUR', shown: '10,-\u00a0X' },
  { code: 'JPY', shown: '10\u00a0X' },
  { code: 'KWD', shown: '10,-\u00a0X' },
])('a whole amount of $code is shown as $shown', ({ code, shown }) => {
  expect(formatWholePrice(10, { sign: 'X', position: 'after', code })).toBe(shown);
});
