import { expect, test } from 'vitest';
import { amountsIn } from './amounts.ts';

test.each([
  ['€ 1.299,-', [129_900]],
  ['€ 649,95', [64_995]],
  ['€1,299.00', [129_900]],
  ['12,- €', [1200]],
  ['EUR 1 299,50', [129_950]],
  ['€ 1.299', [129_900]],
  ['van € 100,- voor € 80,50', [10_000, 8050]],
  ['€ 80,- −7%', [8000]],
  ['korting 25 %', []],
  ['bestelling 2026-11120 van 27 november', []],
])('%s', (text, cents) => {
  expect(amountsIn(text)).toEqual(cents);
});
