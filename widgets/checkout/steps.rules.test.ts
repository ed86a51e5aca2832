import { expect, test } from 'vitest';
import { stepOfField } from './steps.rules.ts';

test.each([
  ['email', 'details'],
  ['shipping_city', 'details'],
  ['shipping_method', 'delivery'],
  ['shipping_method_option', 'delivery'],
  ['payment_method_option', 'payment'],
] as const)('%s is corrected on step %s', (name, step) => {
  expect(stepOfField(name)).toBe(step);
});
