import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePrice } from './price-comparisons.ts';

const NOTHING = { earlier: null, isLowest: false, percent: null, advised: null };

test.each([
  { price: 649, fields: [729, null], keys: {}, shown: { earlier: 729 } },
  { price: 649, fields: [null, 729], keys: {}, shown: { advised: 729 } },
  { price: 649, fields: [729, 799], keys: {}, shown: { earlier: 729, advised: 799 } },
  { price: 649, fields: [729, null], keys: { prior_price: 699 }, shown: { earlier: 699, isLowest: true, percent: 7 } },
  { price: 649, fields: [729, null], keys: { prior_price: 649 }, shown: {} },
  { price: 649, fields: [729, null], keys: { prior_price: 600 }, shown: {} },
  { price: 649, fields: [null, 729], keys: { advice_price: 799 }, shown: { advised: 799 } },
  { price: 649, fields: [null, 729], keys: { advice_price: 649 }, shown: {} },
  { price: 9999, fields: [null, null], keys: { prior_price: 10_000 }, shown: { earlier: 10_000, isLowest: true } },
] as const)('$price with the fields $fields and the keys $keys shows $shown', ({ price, fields, keys, shown }) => {
  expect(comparePrice(price, fields[0], fields[1], keys)).toEqual({ ...NOTHING, ...shown });
});

const amount = fc.integer({ min: 1, max: 1_000_000 });
const perhaps = fc.option(amount, { nil: undefined });
const prices = fc.record({ cents: amount, earlier: perhaps, advised: perhaps, prior: perhaps, advice: perhaps });

describe('for every price', () => {
  test('a percentage is that of the lowest price of 30 days, and never more than it', () => {
    fc.assert(
      fc.property(prices, ({ cents, earlier, advised, prior, advice }) => {
        const { percent } = comparePrice(cents, earlier, advised, { prior_price: prior, advice_price: advice });
        if (percent === null) return prior === undefined || (prior - cents) * 100 < prior;
        return percent * prior! <= (prior! - cents) * 100 && (percent + 1) * prior! > (prior! - cents) * 100;
      }),
    );
  });

  test('neither the specification’s fields nor the advice price change the percentage', () => {
    fc.assert(
      fc.property(prices, ({ cents, earlier, advised, prior, advice }) => {
        const whole = comparePrice(cents, earlier, advised, { prior_price: prior, advice_price: advice });
        expect(whole.percent).toBe(comparePrice(cents, null, null, { prior_price: prior }).percent);
      }),
    );
  });

  test('what is struck is the lowest price of 30 days where the shop sends it, and higher than the price', () => {
    fc.assert(
      fc.property(prices, ({ cents, earlier, advised, prior, advice }) => {
        const shown = comparePrice(cents, earlier, advised, { prior_price: prior, advice_price: advice });
        expect([null, prior ?? earlier]).toContain(shown.earlier);
        expect([null, advice ?? advised]).toContain(shown.advised);
        for (const other of [shown.earlier, shown.advised]) if (other !== null) expect(other).toBeGreaterThan(cents);
      }),
    );
  });

  test('an advice price never becomes an earlier price', () => {
    fc.assert(
      fc.property(prices, ({ cents, advised, advice }) => {
        const shown = comparePrice(cents, null, advised, { advice_price: advice });
        expect(shown).toMatchObject({ earlier: null, percent: null });
      }),
    );
  });
});
