import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  expect(shippingCostsWith({ type, costs }, 1500)).toBe(shipping);
});

test.each([
  { type: 'delivery', costs: 1000, base: 1500, total: 2500, surcharge: 1000 },
  { type: 'delivery', costs: 1000, base: 0, total: 1000, surcharge: 0 },
  { type: 'pickup', costs: 1000, base: 1500, total: 0, surcharge: 0 },
])(
  '$type of $costs on top of $base shows $total with a surcharge of $surcharge',
  ({ base, total, surcharge, ...method }) => {
    expect(methodCosts(method, base)).toEqual({ total, surcharge });
  },
);

test('until a method is chosen, the shipping costs are those of the cart', () => {
  expect(shippingCostsWith(null, 995)).toBe(995);
});

test('the total includes shipping and payment costs, and its whole euros earn credits', () => {
  const sums = checkoutSums(order, { type: 'delivery', costs: 0 }, 295);
  expect(sums).toMatchObject({ total: 19_295, due: 19_295, credits: 20 + 192, isCoveredByVoucher: false });
});

test.each([
  { voucher: 18_999, due: 1 + 295, isCoveredByVoucher: false, payment: 295 },
  { voucher: 19_000, due: 0, isCoveredByVoucher: true, payment: 0 },
  { voucher: 50_000, due: 0, isCoveredByVoucher: true, payment: 0 },
])('a voucher of $voucher cents leaves $due to pay', ({ voucher, ...sums }) => {
  expect(checkoutSums({ ...order, currentVoucher: { amount: voucher } }, null, 295)).toMatchObject(sums);
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
        payment,
      );
      expect(sums.voucher + sums.due).toBe(sums.total);
      expect(sums.isCoveredByVoucher).toBe(sums.due === 0 && sums.payment === 0);
    }),
  );
});
