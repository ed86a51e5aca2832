import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { Quotation } from '../../shared/contract/quotation.ts';
import { shown, statusOf, versionOf } from './quotation.rules.ts';

const LINE = {
  name: 'Growatt MIN 3000TL-XH',
  amount: 2,
  price: 599,
  msrp: 729,
  discount: 130,
  tax_exemption_price: 495.04,
  tax_exemption_msrp: 602.48,
};
const WIRE = {
  display_id: 'OFF-20261',
  lines: [LINE],
  subtotal: 1198,
  discount: 50,
  shipping_costs: 14.95,
  total: 1162.95,
  vat_amount: 201.84,
  vat_rate: 21,
  tax_exemption_subtotal: 990.08,
  tax_exemption_discount: 41.32,
  tax_exemption_total: 963.71,
  tax_exemption_vat: { 21: 2.59, 0: 0 },
};

const quotationOf = (more: object = {}) => z.decode(Quotation, { ...WIRE, ...more });
const lineOf = (more: object, isExempt: boolean) =>
  shown(quotationOf({ lines: [{ ...LINE, ...more }] }), isExempt).lines[0]!;

describe('amounts', () => {
  test('with VAT are those of the quotation', () => {
    expect(shown(quotationOf(), false)).toMatchObject({
      lines: [{ pieces: 2, price: 59_900, sum: 119_800, listPrice: 72_900, discount: 13_000 }],
      subtotal: 119_800,
      discount: 5_000,
      shippingCosts: 1_495,
      total: 116_295,
      vat: [{ rate: 21, cents: 20_184 }],
    });
  });

  test('without tax are all its tax-exempt variants, with a VAT line for each rate, the lowest first', () => {
    expect(shown(quotationOf(), true)).toMatchObject({
      lines: [{ pieces: 2, price: 49_504, sum: 99_008, listPrice: 60_248, discount: 10_744 }],
      subtotal: 99_008,
      discount: 4_132,
      shippingCosts: 1_495,
      total: 96_371,
      vat: [
        { rate: 0, cents: 0 },
        { rate: 21, cents: 259 },
      ],
    });
  });

  test('an amount without a tax-exempt variant stays as it is: tax is never computed', () => {
    const bare = quotationOf({
      lines: [{ ...LINE, tax_exemption_price: null, tax_exemption_msrp: '' }],
      tax_exemption_subtotal: null,
      tax_exemption_discount: undefined,
      tax_exemption_total: null,
      tax_exemption_vat: [],
    });
    expect(shown(bare, true)).toMatchObject({
      lines: [{ price: 59_900, listPrice: 72_900, discount: null }],
      subtotal: 119_800,
      discount: 5_000,
      total: 116_295,
      vat: [{ rate: 0, cents: null }],
    });
  });

  test.each([
    ['for all pieces', { discount: 260 }, 21_488],
    ['that is neither for one piece nor for all', { discount: 99 }, null],
    ['of nothing', { discount: 0, msrp: 599 }, null],
  ])('a discount %s of a line, without tax', (_, more, cents) => {
    expect(lineOf(more, true).discount).toBe(cents);
  });

  test.each([
    ['an equal list price', { msrp: 599 }],
    ['a lower list price', { msrp: 100 }],
    ['no list price', { msrp: null }],
    ['no price', { price: null }],
  ])('%s is not shown', (_, more) => {
    expect(lineOf(more, false).listPrice).toBeNull();
  });

  test('the keys of a price win with VAT, and are left out without it', () => {
    const keys = { prior_price: 650, advice_price: '749', unit_price: { price: 2, unit: 'm' } };
    expect(lineOf(keys, false)).toMatchObject({
      listPrice: 74_900,
      keys: { prior_price: 65_000, unit_price: { price: 200, unit: 'm' } },
    });
    expect(lineOf(keys, true)).toMatchObject({ listPrice: 60_248, keys: {} });
    expect(lineOf(keys, true).keys).toEqual({});
  });

  test('a discount is subtracted with either sign, and a discount of 0 is not shown', () => {
    expect(shown(quotationOf({ discount: '-50.00' }), false).discount).toBe(5_000);
    expect(shown(quotationOf({ discount: '0.00' }), false).discount).toBeNull();
  });

  test.each([
    [{ '21.00': '12.34', 5.5: 1 }, [5.5, 21]],
    [['0.00'], [0]],
    [{ '9%': 1, verlegd: 0 }, [null, 9]],
  ])('VAT of %j has the rates %j', (byRate, rates) => {
    expect(shown(quotationOf({ tax_exemption_vat: byRate }), true).vat.map(({ rate }) => rate)).toEqual(rates);
  });

  test('without a VAT amount there is no VAT line, and without a rate the line has no rate', () => {
    expect(shown(quotationOf({ vat_amount: null }), false).vat).toEqual([]);
    expect(shown(quotationOf({ vat_rate: null }), false).vat).toEqual([{ rate: null, cents: 20_184 }]);
  });
});

test.each([
  { is_valid: true, is_accepted: false, standing: 'open' },
  { is_valid: false, is_accepted: true, standing: 'accepted' },
  { is_valid: true, is_accepted: true, standing: 'accepted' },
  { is_valid: false, is_accepted: false, standing: 'closed' },
])('valid: $is_valid and accepted: $is_accepted make it $standing', ({ standing, ...flags }) => {
  expect(statusOf(flags)).toBe(standing);
});

test.each([
  [2, '2'],
  ['3', '3'],
  ['B', 'B'],
  [1, null],
  ['1', null],
  [0, null],
  [null, null],
])('version %j is shown as %j', (version, words) => {
  expect(versionOf(quotationOf({ version }))).toBe(words);
});
