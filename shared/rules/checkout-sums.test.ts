import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkoutSums, methodCosts, shippingCostsWith } from './checkout-sums.ts';

const order = {
  items: [{ qty: 2, extra_power_credits: 10 }],
  subtotal: 20_000,
  shippingCosts: 1500,
  currentDiscount: { amount: 2000 },
  currentVoucher: null,
  quotationDiscount: 500,
};

test.each([
  { type: 'delivery', costs: 1000, shipping: 2500 },
  { type: 'others', costs: 0, shipping: 1500 },
  { type: 'pickup', costs: 1000, shipping: 0 },
  { type: 'concept_store', costs: 0, shipping: 0 },
])('shipping by $type of $costs cents costs $shipping', ({ type, costs, shipping }) => {
  expect(shippingCostsWith({ type, costs }, { shippingCosts: 1500 })).toBe(shipping);
});

test.each([
  { type: 'delivery', costs: 1000, base: 1500, total: 2500, surcharge: 1000 },
  { type: 'delivery', costs: 1000, base: 0, total: 1000, surcharge: 0 },
  { type: 'pickup', costs: 1000, base: 1500, total: 0, surcharge: 0 },
])(
  '$type of $costs on top of $base shows $total with a surcharge of $surcharge',
  ({ base, total, surcharge, ...method }) => {
    expect(methodCosts(method, { shippingCosts: base })).toEqual({ total, surcharge });
  },
);

test('until a method is chosen, the shipping costs are those of the cart', () => {
  expect(shippingCostsWith(null, { shippingCosts: 995 })).toBe(995);
});

test('the total includes shipping and payment costs, and its whole euros earn credits', () => {
  const sums = checkoutSums(order, { type: 'delivery', costs: 0 }, { costs: 295 });
  expect(sums).toMatchObject({ total: 19_295, due: 19_295, credits: 20 + 192, isCoveredByVoucher: false });
});

test.each([
  { voucher: 18_999, due: 1 + 295, isCoveredByVoucher: false, payment: 295 },
  { voucher: 19_000, due: 0, isCoveredByVoucher: true, payment: 0 },
  { voucher: 50_000, due: 0, isCoveredByVoucher: true, payment: 0 },
])('a voucher of $voucher cents leaves $due to pay', ({ voucher, ...sums }) => {
  expect(checkoutSums({ ...order, currentVoucher: { amount: voucher } }, null, { costs: 295 })).toMatchObject(sums);
});

test('the amount paid by voucher and the amount due make up the total', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (subtotal, costs, discount, voucher, payment) => {
      const sums = checkoutSums(
        {
          ...order,
          subtotal,
          currentDiscount: { amount: Math.min(discount, subtotal) },
          currentVoucher: { amount: voucher },
          quotationDiscount: 0,
        },
        { type: 'delivery', costs },
        { costs: payment },
      );
      expect(sums.voucher + sums.due).toBe(sums.total);
      expect(sums.isCoveredByVoucher).toBe(sums.due === 0 && sums.payment === 0);
    }),
  );
});

test('a total of the shop is shown as it is, whatever the browser would add up', () => {
  const euros = fc.nat({ max: 1_000_000 });
  fc.assert(
    fc.property(euros, euros, fc.option(euros), fc.option(euros), (total, subtotal, shippingCosts, voucher) => {
      const currentVoucher = voucher === null ? null : { amount: voucher };
      const sums = checkoutSums({ ...order, total, subtotal, shippingCosts, currentVoucher }, null, null);
      expect(sums).toMatchObject({ total, due: total, shipping: shippingCosts });
    }),
  );
});

test('unknown shipping costs stay unknown, and several reductions are all taken off', () => {
  const discounts = [{ amount: 300 }, { amount: 200 }];
  expect(checkoutSums({ ...order, shippingCosts: null, discounts }, null, null)).toMatchObject({
    shipping: null,
    total: 20_000 - 2000 - 500 - 500,
  });
});

describe('a shop that computes the total', () => {
  const computed = { ...order, total: 10_000, shippingCosts: 995 };

  test('adds what a method costs, unless the cart has it already', () => {
    const pickup = { type: 'pickup', costs: 395 };
    expect(checkoutSums(computed, pickup, { costs: 295 })).toMatchObject({ shipping: 1390, payment: 295, due: 10_690 });
    const included = { ...pickup, costs_included: true };
    expect(checkoutSums(computed, included, { costs: 295, costs_included: true })).toMatchObject({
      shipping: 995,
      payment: 295,
      due: 10_000,
    });
  });

  test('does not give a pickup away', () => {
    expect(methodCosts({ type: 'pickup', costs: 395 }, computed)).toEqual({ total: 1390, surcharge: 395 });
    expect(methodCosts({ type: 'pickup', costs: 395, costs_included: true }, computed)).toEqual({
      total: 395,
      surcharge: 0,
    });
  });
});

test('the costs of a method are no shipping costs where those are unknown', () => {
  const unknown = { ...order, shippingCosts: null };
  const method = { type: 'delivery', costs: 795 };
  expect(methodCosts(method, unknown)).toEqual({ total: null, surcharge: 795 });
  expect(checkoutSums(unknown, method, null)).toMatchObject({ shipping: null, total: 20_000 - 2000 - 500 + 795 });
});
