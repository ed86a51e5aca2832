import { describe, expect, test } from 'vitest';
import { pieces } from '../../shared/rules/totals.ts';
import { isExempt } from './cart-page.rules.ts';

test('the count is the sum of all quantities', () => {
  expect(pieces([{ qty: 2 }, { qty: 3 }])).toBe(5);
  expect(pieces([])).toBe(0);
});

describe('VAT', () => {
  test.each([
    { vatRate: 21, taxExemptionSelected: false, exempt: false },
    { vatRate: 0, taxExemptionSelected: false, exempt: true },
    { vatRate: 21, taxExemptionSelected: true, exempt: true },
  ])('at $vatRate % with exemption $taxExemptionSelected is exempt: $exempt', ({ exempt, ...cart }) => {
    expect(isExempt(cart)).toBe(exempt);
  });
});
