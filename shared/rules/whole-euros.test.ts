import { expect, test } from 'vitest';
import { wholeEuros } from './whole-euros.ts';

test.each([
  ['12', 12],
  ['12,50', 12],
  ['12.50', 12],
  ['1.250', 1250],
  ['1.250.000,-', 1_250_000],
  ['1.2500', 1],
  [' 7 ', 7],
  ['0', 0],
  ['abc', null],
  ['', null],
  ['-5', null],
  ['9'.repeat(400), null],
])('%j is read as %j whole euros', (text, euros) => {
  expect(wholeEuros(text)).toBe(euros);
});
