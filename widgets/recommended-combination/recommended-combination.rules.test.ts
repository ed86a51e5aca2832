import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddToCart } from '../../shared/contract/cart.ts';
import { combinationProduct } from '../../tests/support/combination-product.ts';
import {
  additionOf,
  advicePriceOf,
  isOwnAdvice,
  isExempt,
  offerOf,
  stockWords,
  totalOf,
  vatOf,
  type Picked,
} from './recommended-combination.rules.ts';

const main = combinationProduct(4711, { price: 62_900, originalPrice: 64_900, fromPrice: 72_900, vat: 10_917 });
const choice = combinationProduct('900', { price: 7_550, originalPrice: 7_950, vat: 1_310, qty: 8 });
const plug = combinationProduct(512, { price: 350, originalPrice: 395, vat: 61, qty: 2 });
const cable = combinationProduct(10035, { price: 475, vat: 82 });
const picked: Picked = {
  main,
  choice,
  slots: [
    { product: plug, quantity: 4 },
    { product: cable, quantity: 1 },
  ],
};

test.each([
  { missing: 'main product', answer: { mainProduct: null, products: [choice], extraProducts: [plug] } },
  { missing: 'choice', answer: { mainProduct: main, products: [], extraProducts: [plug] } },
  { missing: 'accessory', answer: { mainProduct: main, products: [choice], extraProducts: [] } },
])('without a $missing there is no offer', ({ answer }) => {
  expect(offerOf(answer)).toBeNull();
});

test('with one of every kind there is an offer', () => {
  const offer = offerOf({ mainProduct: main, products: [choice, cable], extraProducts: [plug] });
  expect(offer).toEqual({ main, choices: [choice, cable], accessories: [plug] });
});

describe('prices', () => {
  test('the total has the pieces of a set, and accessories by their quantity', () => {
    expect(totalOf(picked)).toBe(62_900 + 8 * 7_550 + 4 * 2 * 350 + 475);
    expect(totalOf({ ...picked, slots: [] })).toBe(62_900 + 8 * 7_550);
  });

  test('the advice price is what everything costs outside the combination', () => {
    expect(advicePriceOf(picked)).toBe(64_900 + 8 * 7_950 + 4 * 2 * 395 + 475);
  });

  test.each([
    { prices: { originalPrice: 900, fromPrice: 1_200 }, advice: 900 },
    { prices: { originalPrice: null, fromPrice: 1_200 }, advice: 1_200 },
    { prices: { originalPrice: null, fromPrice: null }, advice: null },
    { prices: { originalPrice: 800, fromPrice: null }, advice: null },
    { prices: { originalPrice: 700, fromPrice: null }, advice: 700 },
  ])('at 800 in the combination, $prices gives the advice price $advice', ({ prices, advice }) => {
    const main = combinationProduct(1, { price: 800, ...prices });
    const nothing = combinationProduct(2, { price: 0 });
    expect(advicePriceOf({ main: main, choice: nothing, slots: [] })).toBe(advice);
  });
});

test('an advice price of the maker wins, and is not struck as one of the shop', () => {
  const named = { ...picked, main: { ...main, advice_price: 79_900 } };
  expect(advicePriceOf(named)).toBe(79_900 + 8 * 7_950 + 4 * 2 * 395 + 475);
  expect([isOwnAdvice(picked), isOwnAdvice(named)]).toEqual([true, false]);
});

test('what makers recommend is not shown where the combination costs as much or more', () => {
  const main = combinationProduct(1, { price: 800, originalPrice: 900, advice_price: 700 });
  const nothing = combinationProduct(2, { price: 0 });
  expect(advicePriceOf({ main, choice: nothing, slots: [] })).toBeNull();
});

describe('VAT', () => {
  const exempt = { hasTaxExemption: true };

  test.each([
    { page: true, product: true, is: true },
    { page: true, product: false, is: false },
    { page: false, product: true, is: false },
  ])('the page says $page and the product $product: exempt is $is', ({ page, product, is }) => {
    expect(isExempt({ hasTaxExemption: product }, page)).toBe(is);
  });

  test('one rate is one line with all its tax', () => {
    expect(vatOf(picked, true)).toEqual([{ is: 'included', rate: 21, cents: 10_917 + 8 * 1_310 + 4 * 2 * 61 + 82 }]);
  });

  test('each rate has its own line, the highest first', () => {
    const slots = [{ product: { ...plug, vatRate: 9 }, quantity: 1 }];
    expect(vatOf({ main, choice, slots }, false)).toEqual([
      { is: 'included', rate: 21, cents: 10_917 + 8 * 1_310 },
      { is: 'included', rate: 9, cents: 2 * 61 },
    ]);
  });

  test('without a tax amount of the shop no VAT is computed', () => {
    const slots = [{ product: { ...plug, vat: null }, quantity: 1 }];
    expect(vatOf({ main, choice, slots }, false)).toEqual([{ is: 'included', rate: 21, cents: null }]);
  });

  test('everything with an exemption, or at a rate of 0, has no VAT', () => {
    const all = { main: { ...main, ...exempt }, choice: { ...choice, vatRate: 0 }, slots: [] };
    expect(vatOf(all, true)).toEqual([{ is: 'exempt' }]);
    expect(vatOf(all, false)).toEqual([{ is: 'included', rate: 21, cents: 10_917 }]);
  });

  test('among exempt products a taxed accessory keeps its line', () => {
    const mixed = { main: { ...main, ...exempt }, choice: { ...choice, ...exempt }, slots: picked.slots };
    expect(vatOf(mixed, true)).toEqual([{ is: 'included', rate: 21, cents: 4 * 2 * 61 + 82 }]);
  });
});

describe('the addition to the cart', () => {
  test('has everything of the set, with the total in euros', () => {
    expect(additionOf(picked, false)).toStrictEqual({
      type: 'recommended-combination',
      id: 4711,
      qty: 1,
      goToCart: false,
      total: 1265.75,
      has_tax_exemption: false,
      recommended_combination_product_id: '900',
      recommended_combination_product_qty: 8,
      recommended_combination_extra_product_1_id: 512,
      recommended_combination_extra_product_1_qty: 2,
      recommended_combination_extra_product_1_selected_qty: 4,
      recommended_combination_extra_product_2_id: 10035,
      recommended_combination_extra_product_2_qty: 1,
      recommended_combination_extra_product_2_selected_qty: 1,
    });
  });

  test('has every key of an empty slot, without values', () => {
    const addition = additionOf({ ...picked, slots: [] }, false);
    expect(Object.keys(addition)).toHaveLength(14);
    const slots = Object.entries(addition).filter(([key]) => key.includes('_extra_product_'));
    expect(slots.map(([, value]) => value)).toEqual([null, null, null, null, null, null]);
  });

  test('is exempt when the page and the main product are', () => {
    const taxFree = { ...picked, main: { ...main, hasTaxExemption: true } };
    expect(additionOf(taxFree, true)['has_tax_exemption']).toBe(true);
    expect(additionOf(taxFree, false)['has_tax_exemption']).toBe(false);
    expect(additionOf(picked, true)['has_tax_exemption']).toBe(false);
  });

  test('follows the contract for any choice, with the exact total', () => {
    const product = fc
      .record({ id: fc.nat(), price: fc.nat({ max: 5_000_000 }), qty: fc.integer({ min: 1, max: 20 }) })
      .map(({ id, ...rest }) => combinationProduct(id, rest));
    const slots = fc.array(fc.record({ product, quantity: fc.integer({ min: 1, max: 10 }) }), { maxLength: 2 });
    fc.assert(
      fc.property(fc.record({ main: product, choice: product, slots }), (any) => {
        const addition = AddToCart.parse(additionOf(any, false));
        expect(Math.round(Number(addition.total) * 100)).toBe(totalOf(any));
      }),
    );
  });
});

test.each([
  { stockMessage: 'Direct leverbaar', stockStatus: 'in_stock', words: ['Direct leverbaar'] },
  { stockMessage: 'Direct leverbaar', stockStatus: 'Direct leverbaar', words: ['Direct leverbaar'] },
  { stockMessage: 'Nog 3 op voorraad', stockStatus: 'Op voorraad', words: ['Nog 3 op voorraad', 'Op voorraad'] },
  { stockMessage: null, stockStatus: 'Tijdelijk uitverkocht', words: ['Tijdelijk uitverkocht'] },
  { stockMessage: null, stockStatus: 'out-of-stock', words: [] },
  { stockMessage: null, stockStatus: null, words: [] },
])('message $stockMessage and status $stockStatus read $words', ({ words, ...stock }) => {
  expect(stockWords(stock)).toEqual(words);
});
