import { expect, test } from 'vitest';
import { counted, decimal } from './format.ts';
import { price } from '../rules/currency.ts';

test.each([
  [0, '€ 0,-'],
  [1200, '€ 12,-'],
  [7950, '€ 79,50'],
  [123405, '€ 1.234,05'],
  [123456789, '€ 1.234.567,89'],
  [-1000, '€ -10,-'],
])('%i cents are written as %s', (cents, written) => {
  expect(price(cents).replaceAll('\u00a0', ' ')).toBe(written);
});

test('numbers follow the language', () => {
  expect(decimal(4.25, 'nl')).toBe('4,25');
  expect(decimal(4.25, 'en')).toBe('4.25');
  expect(counted(1, '1 product', '{count} producten', 'nl')).toBe('1 product');
  expect(counted(2000, '1 product', '{count} producten', 'nl')).toBe('2.000 producten');
});
