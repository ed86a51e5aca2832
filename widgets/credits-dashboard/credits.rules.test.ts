import { expect, test } from 'vitest';
import { requestedCredits, canRedeem, isVoucher, padded } from './credits.rules.ts';

test.each([
  [42, '0042'],
  [0, '0000'],
  [null, '0000'],
  [-3, '0000'],
  [1234, '1234'],
  [12_345, '12345'],
])('%s credits are counted as %s', (credits, counter) => {
  expect(padded(credits)).toBe(counter);
});

test.each([
  [500, 500, true],
  [499, 500, false],
  [501, 500, true],
  [null, 500, false],
])('%s credits cover %s: %s', (saved, cost, may) => {
  expect(canRedeem(saved, cost)).toBe(may);
});

test.each([
  [{ credits: 500 }, 500],
  [{ credits: '500' }, 500],
  [{ credits: -5 }, null],
  [{ credits: 'veel' }, null],
  [undefined, null],
])('a command with %o redeems %s', (detail, credits) => {
  expect(requestedCredits(detail)).toBe(credits);
});

test.each([
  [{ credits: 500, discount_eur: 500 }, true],
  [{ credits: 500, discount_eur: 0 }, false],
  [{ credits: 0, discount_eur: 500 }, false],
])('%o is a voucher: %s', (option, is) => {
  expect(isVoucher(option)).toBe(is);
});
