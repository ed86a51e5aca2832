import { expect, test } from 'vitest';
import { buyControl } from './buy-control.ts';

const ordinary = { orderable: true, pre_order: false, pre_heat: false, price_on_request: false, eol: false };
const soldOut = { orderable: false };

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
  expect(buyControl({ ...ordinary, ...is }, true)).toBe(control);
});

test.each([
  { product: 'one with variants', is: { choose: true }, control: 'choose' },
  {
    product: 'one with variants that is ordered ahead',
    is: { ...soldOut, pre_order: true, choose: true },
    control: 'choose',
  },
  { product: 'one whose variants are sold out', is: { ...soldOut, choose: true }, control: 'notify' },
  {
    product: 'one with variants and a price on request',
    is: { price_on_request: true, choose: true },
    control: 'none',
  },
  { product: 'one that is sold out for good', is: { ...soldOut, notify: false }, control: 'sold-out' },
  {
    product: 'one that is announced and mailed about by nobody',
    is: { pre_heat: true, notify: false },
    control: 'none',
  },
  { product: 'an orderable one without mail', is: { notify: false }, control: 'buy' },
])('$product: $control', ({ is, control }) => {
  expect(buyControl({ ...ordinary, ...is }, true)).toBe(control);
});

test('without the form for the mail, a page says that a product is sold out', () => {
  expect(buyControl({ ...ordinary, ...soldOut }, false)).toBe('sold-out');
  expect(buyControl({ ...ordinary, pre_heat: true }, false)).toBe('none');
});

test('a shop with a form of its own has the button on every page', () => {
  expect(buyControl({ ...ordinary, ...soldOut, notify: true }, false)).toBe('notify');
});
