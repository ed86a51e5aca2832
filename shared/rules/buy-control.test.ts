import { expect, test } from 'vitest';
import { buyControl } from './buy-control.ts';

const ordinary = { orderable: true, pre_order: false, pre_heat: false, price_on_request: false, eol: false };

test.each([
  { product: 'an orderable product', is: {}, control: 'buy' },
  { product: 'one that can be ordered ahead', is: { orderable: false, pre_order: true }, control: 'pre-order' },
  { product: 'one that cannot be ordered', is: { orderable: false }, control: 'notify' },
  { product: 'one that is only announced', is: { pre_heat: true }, control: 'notify' },
  { product: 'an announced one that is no longer made', is: { pre_heat: true, eol: true }, control: 'none' },
  { product: 'the last of what is no longer made', is: { eol: true }, control: 'buy' },
  { product: 'one with a price on request', is: { price_on_request: true }, control: 'none' },
  { product: 'a sold out one that is no longer made', is: { orderable: false, eol: true }, control: 'none' },
])('$product: $control', ({ is, control }) => {
  expect(buyControl({ ...ordinary, ...is })).toBe(control);
});
