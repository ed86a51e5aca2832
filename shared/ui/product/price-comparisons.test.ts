import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparePrice } from './price-comparisons.ts';

const NOTHING = { earlier: 0, percent: 0, advised: 0 };

test.each([
  { product: { price: 649, from_price: 729 }, shown: { earlier: 729 } },
  { product: { price: 649, fromPrice: 729 }, shown: { earlier: 729 } },
  { product: { price: 649, msrp: 729 }, shown: { advised: 729 } },
  { product: { price: 649, from_price: 729, msrp: 799 }, shown: { earlier: 729, advised: 799 } },
  { product: { price: 649, from_price: 729, prior_price: 699 }, shown: { earlier: 699, percent: 7 } },
  { product: { price: 649, from_price: 729, prior_price: 649 }, shown: {} },
  { product: { price: 649, from_price: 729, prior_price: 600 }, shown: {} },
  // As a 0 of the shop is read.
  { product: { price: 649, from_price: 729, prior_price: undefined }, shown: { earlier: 729 } },
  { product: { price: 649, from_price: 729, advice_price: 729 }, shown: { advised: 729 } },
  { product: { price: 649, prior_price: 729, advice_price: 729 }, shown: { earlier: 729, advised: 729, percent: 10 } },
  { product: { price: 649, msrp: 729, advice_price: 799 }, shown: { advised: 799 } },
  { product: { price: 649, msrp: 729, advice_price: 649 }, shown: {} },
  { product: { price: 9_999, prior_price: 10_000 }, shown: { earlier: 10_000 } },
  { product: { price: null, prior_price: 10_000, msrp: 10_000 }, shown: {} },
  { product: { price: 649, prior_price: 699, msrp: 729, price_on_request: true }, shown: {} },
])('$product shows $shown', ({ product, shown }) => {
  expect(comparePrice(product)).toEqual({ ...NOTHING, ...shown });
});

const amount = fc.integer({ min: 1, max: 1_000_000 });
const perhaps = fc.option(amount, { nil: undefined });
const products = fc.record({
  price: amount,
  from_price: perhaps,
  msrp: perhaps,
  prior_price: perhaps,
  advice_price: perhaps,
});

describe('for every price', () => {
  test('a percentage is that of the lowest price of 30 days, rounded down', () => {
    fc.assert(
      fc.property(products, (product) => {
        const { percent } = comparePrice(product);
        const { price, prior_price: prior = 0 } = product;
        const off = (prior - price) * 100;
        if (percent === 0) expect(off).toBeLessThan(Math.max(prior, 1));
        else expect(percent * prior <= off && off < (percent + 1) * prior).toBe(true);
      }),
    );
  });

  test('neither the specification’s fields nor the advice price change the percentage', () => {
    fc.assert(
      fc.property(products, (product) => {
        const { price, prior_price } = product;
        expect(comparePrice(product).percent).toBe(comparePrice({ price, prior_price }).percent);
      }),
    );
  });

  test('what stands beside it is the key of the shop, else the field, and higher than the price', () => {
    fc.assert(
      fc.property(products, (product) => {
        const { earlier, advised } = comparePrice(product);
        expect([0, product.prior_price ?? product.from_price]).toContain(earlier);
        expect([0, product.advice_price ?? product.msrp]).toContain(advised);
        for (const amount of [earlier, advised]) if (amount > 0) expect(amount).toBeGreaterThan(product.price);
      }),
    );
  });

  test('an advice price never becomes an earlier price', () => {
    fc.assert(
      fc.property(products, ({ price, msrp, advice_price }) => {
        expect(comparePrice({ price, msrp, advice_price })).toMatchObject({ earlier: 0, percent: 0 });
      }),
    );
  });
});
