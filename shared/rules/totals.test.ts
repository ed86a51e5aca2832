import { expect, test } from 'vitest';
import { creditsEarned } from './credits.ts';
import { amountDue, total } from './totals.ts';

const none = { subtotal: 0, shipping: 0, discount: 0, quotationDiscount: 0 };

test('the total is subtotal and shipping without discounts', () => {
  expect(total({ subtotal: 20000, shipping: 1500, discount: 2000, quotationDiscount: 500 })).toBe(19000);
});

test('payment costs are part of the total', () => {
  expect(total({ ...none, subtotal: 10000, payment: 195 })).toBe(10195);
});

test.each([
  { voucher: 4000, due: 15000 },
  { voucher: 0, due: 19000 },
  { voucher: 25000, due: 0 },
])('a voucher of $voucher cents leaves $due to pay', ({ voucher, due }) => {
  expect(amountDue({ subtotal: 20000, shipping: 1500, discount: 2000, quotationDiscount: 500 }, voucher)).toBe(due);
});

test('credits are the extra ones plus one per whole euro', () => {
  const amounts = { ...none, subtotal: 19995, discount: 1000 };
  expect(creditsEarned([{ qty: 2, extra_power_credits: 10 }], amounts)).toBe(20 + 189);
});

test('discounts beyond the amount do not reduce the extra credits', () => {
  const amounts = { ...none, subtotal: 1000, discount: 5000 };
  expect(
    creditsEarned(
      [
        { qty: 1, extra_power_credits: 25 },
        { qty: 3, extra_power_credits: null },
      ],
      amounts,
    ),
  ).toBe(25);
});
