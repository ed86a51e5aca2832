import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountOn, earnsGift, shippingCostsOf, subtotalOf, totalsOf, vatIn, withoutVat } from './totals.ts';
import type { PricedLine } from './totals.ts';

const line = (price: number, qty = 1, exempt = false): PricedLine => ({ price, qty, exempt });

test.each([
  { subtotal: 0, costs: 0 },
  { subtotal: 1, costs: 995 },
  { subtotal: 50_000, costs: 995 },
  { subtotal: 50_001, costs: 0 },
])('goods for $subtotal cents are shipped for $costs cents', ({ subtotal, costs }) => {
  expect(shippingCostsOf(subtotal)).toBe(costs);
});

test.each([
  { subtotal: 50_000, isEarned: false },
  { subtotal: 50_001, isEarned: true },
])('goods for $subtotal cents come with a gift: $isEarned', ({ subtotal, isEarned }) => {
  expect(earnsGift(subtotal)).toBe(isEarned);
});

test.each([
  { discount: null, worth: 0 },
  { discount: { kind: 'amount', value: 1000 } as const, worth: 1000 },
  { discount: { kind: 'amount', value: 99_999 } as const, worth: 20_010 },
  { discount: { kind: 'percent', value: 5 } as const, worth: 1001 },
  { discount: { kind: 'credits', value: 500 } as const, worth: 500 },
])('a discount of $discount takes $worth cents off 200.10', ({ discount, worth }) => {
  expect(discountOn(20_010, discount)).toBe(worth);
});

test.each([
  { amount: 64_900, vat: 11_264, net: 53_636 },
  { amount: 69_850, vat: 12_123, net: 57_727 },
  { amount: 121, vat: 21, net: 100 },
  { amount: 0, vat: 0, net: 0 },
])('$amount cents hold $vat cents of VAT', ({ amount, vat, net }) => {
  expect(vatIn(amount)).toBe(vat);
  expect(withoutVat(amount)).toBe(net);
});

test('the example of the contract adds up to the cent', () => {
  const totals = totalsOf([line(64_900), line(5950)], { discount: { kind: 'amount', value: 1000 } });
  expect(totals).toMatchObject({ subtotal: 70_850, shippingCosts: 0, discount: 1000, total: 69_850, vat: 12_123 });
});

test('a gift card pays what is due and keeps the rest', () => {
  expect(totalsOf([line(25_000)], { voucherBalance: 10_000 })).toMatchObject({ total: 25_995, voucher: 10_000 });
  expect(totalsOf([line(2000)], { voucherBalance: 10_000 })).toMatchObject({ total: 2995, voucher: 2995 });
});

test('an exempt line holds no VAT, the shipping of it does', () => {
  expect(totalsOf([line(10_000, 2, true)]).vat).toBe(vatIn(995));
  expect(totalsOf([line(60_000, 1, true)]).vat).toBe(0);
});

const amount = fc.integer({ min: 0, max: 5_000_000 });
const lines = fc.array(fc.record({ price: amount, qty: fc.integer({ min: 1, max: 99 }), exempt: fc.boolean() }), {
  maxLength: 12,
});
const reductions = fc.record({
  discount: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), value: amount }),
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    ),
  ),
  quotationDiscount: amount,
  voucherBalance: amount,
});

describe('for any cart and any reductions', () => {
  test('all amounts are whole cents, none is negative, and the parts make the total', () => {
    fc.assert(
      fc.property(lines, reductions, (cart, applied) => {
        const totals = totalsOf(cart, applied);
        for (const value of Object.values(totals)) expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        expect(totals.total).toBe(totals.subtotal + totals.shippingCosts - totals.discount - totals.quotationDiscount);
        expect(totals.vat).toBeLessThanOrEqual(vatIn(totals.total) + 1);
        expect(totals.voucher).toBeLessThanOrEqual(totals.total);
      }),
    );
  });

  test('the order of the lines changes nothing', () => {
    fc.assert(
      fc.property(lines, reductions, (cart, applied) => {
        expect(totalsOf(cart.toReversed(), applied)).toEqual(totalsOf(cart, applied));
      }),
    );
  });

  test('one piece more never makes the goods cheaper', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (cart, at) => {
        fc.pre(cart.length > 0);
        const more = cart.map((own, index) => (index === at % cart.length ? { ...own, qty: own.qty + 1 } : own));
        expect(subtotalOf(more)).toBeGreaterThanOrEqual(subtotalOf(cart));
      }),
    );
  });

  test('the price without VAT is the nearest cent to the true one', () => {
    fc.assert(
      fc.property(amount, (price) => {
        expect(Math.abs(withoutVat(price) * 121 - price * 100)).toBeLessThanOrEqual(121 / 2);
      }),
    );
  });

  test('where everything is taxed, the VAT is that of the total', () => {
    fc.assert(
      fc.property(lines, reductions, (cart, applied) => {
        const totals = totalsOf(
          cart.map((own) => ({ ...own, exempt: false })),
          applied,
        );
        expect(totals.vat).toBe(vatIn(totals.total));
      }),
    );
  });
});
