import { describe, expect, test } from 'vitest';
import type { ShippingMethod } from '../../shared/contract/checkout.ts';
import { EMPTY_CHECKOUT, toFields, toOrder } from '../../shared/contract/checkout-data.ts';
import { withoutPaymentIfCovered, validPayment, walletOf } from './payment.rules.ts';
import {
  deliveryDays,
  noticesFor,
  pickupPointOf,
  withPickupPoint,
  validShipping,
  shippingBody,
} from './shipping.rules.ts';

const STORE = { street: 'Zonneweg', house_number: 12, house_number_addition: null, zip_code: '3899 AZ' };
const PLACE = { ...STORE, city: 'Zeewolde', country: 'nl', company: 'Zonshop' };

function method(id: string | number, values: Partial<ShippingMethod> = {}): ShippingMethod {
  return {
    id,
    type: 'delivery',
    label: String(id),
    costs: 0,
    description: null,
    extra_description: null,
    select_date_description: null,
    min_days: null,
    max_days: null,
    force_asap_option: false,
    address: null,
    options: [],
    ...values,
  };
}

function option(id: string | number, address: ShippingMethod['address'] = null) {
  return { id, label: String(id), description: null, address };
}

const HOME = method('home', { options: [option('mon'), option('tue')] });
const FORCED = method('forced', { force_asap_option: true, options: [option('mon')] });
const SPOTS = method(3, { type: 'others', options: [option(31, PLACE), option(32)] });
const STOREHOUSE = method('store', { type: 'pickup', address: PLACE });

describe('the preselected shipping method', () => {
  test.each([
    ['nothing was chosen', null, null, 'home', null],
    ['the method is gone', 'gone', 'mon', 'home', null],
    ['all is still there', 'home', 'tue', 'home', 'tue'],
    ['the date is over', 'home', 'sun', 'home', null],
    ['as soon as possible', 'home', null, 'home', null],
    ['no date can be chosen', 'forced', 'mon', 'forced', null],
    ['ids came as text', '3', '32', 3, 32],
    ['the place is gone', 3, 39, 3, 31],
    ['there is nothing to choose in it', 'store', null, 'store', null],
  ])('%s', (_, chosen, option, becomes, becomesOption) => {
    const settled = validShipping([HOME, FORCED, SPOTS, STOREHOUSE], { method: chosen, option });
    expect(settled).toEqual({ method: becomes, option: becomesOption });
  });

  test('the first option of a pickup method is preselected', () => {
    expect(validShipping([SPOTS, HOME], { method: null, option: null })).toEqual({ method: 3, option: 31 });
  });

  test('a chosen pickup point is kept, also with force_asap_option', () => {
    const quick = { ...SPOTS, force_asap_option: true };
    expect(validShipping([quick], { method: null, option: null })).toEqual({ method: 3, option: 31 });
  });

  test('an empty list has no preselected method', () => {
    expect(validShipping([], { method: 'home', option: 'mon' })).toEqual({ method: null, option: null });
  });

  test('a bank is chosen with its method', () => {
    const ideal = { id: 'ideal', label: 'iDEAL', costs: 0, options: [{ id: 'RABO', label: 'Rabobank' }] };
    expect(validPayment([ideal], { method: null, option: null })).toEqual({ method: 'ideal', option: 'RABO' });
    expect(validPayment([ideal], { method: 'ideal', option: 'GONE' })).toEqual({ method: 'ideal', option: 'RABO' });
  });
});

test.each([
  [1, 2, '1-2'],
  [1, 1, '1'],
  [null, 3, '3'],
  [null, null, null],
])('%s to %s working days are %s', (min_days, max_days, days) => {
  const shippingMethods = [SPOTS, method('a', { min_days, max_days }), method('b', { min_days: 8, max_days: 9 })];
  expect(deliveryDays({ shippingMethods, pickupMethods: [] })).toBe(days);
});

test.each([
  [['product'], ['Druk.']],
  [
    ['product', 'second-chance-product'],
    ['Druk.', 'Tweede kans.'],
  ],
  [[], ['Druk.', 'Tweede kans.']],
])('a cart of %j has the notices %j', (types, notices) => {
  const items = types.map((type) => ({ type }));
  expect(noticesFor({ shippingNotice: 'Druk.', secondChanceShippingNotice: 'Tweede kans.' }, items)).toEqual(notices);
});

describe('the delivery address of the order', () => {
  test.each([
    [HOME, 'mon', null],
    [SPOTS, 31, PLACE],
    [SPOTS, '31', PLACE],
    [SPOTS, 32, null],
    [STOREHOUSE, null, PLACE],
    [method('shop', { type: 'concept_store', address: PLACE }), null, PLACE],
    [method('home', { address: PLACE }), null, null],
    [null, null, null],
  ])('%o %s', (chosen, option, place) => {
    expect(pickupPointOf({ method: chosen, option })).toBe(place);
  });

  test('the second step sends the address of the chosen option, and no other', () => {
    const data = (shipping_method: string | number, shipping_method_option: number | null) => ({
      ...toOrder(EMPTY_CHECKOUT),
      shipping_method,
      shipping_method_option,
    });
    expect(shippingBody(data(3, 31), SPOTS)).toEqual({
      shipping_method: 3,
      shipping_method_option: 31,
      address: PLACE,
    });
    expect(shippingBody(data('store', null), STOREHOUSE)).toEqual({
      shipping_method: 'store',
      shipping_method_option: null,
    });
  });

  test('the last step sends it in the fields of the delivery', () => {
    const fields = { ...EMPTY_CHECKOUT, shipping_first_name: 'Sanne', shipping_street: 'Damrak' };
    const data = toOrder(fields);
    expect(withPickupPoint(data, null)).toBe(data);
    expect(toFields(withPickupPoint(data, PLACE))).toEqual({
      ...fields,
      shipping_street: 'Zonneweg',
      shipping_house_number: '12',
      shipping_house_number_addition: '',
      shipping_zip_code: '3899 AZ',
      shipping_city: 'Zeewolde',
      shipping_country: 'nl',
      shipping_company: 'Zonshop',
      shipping_address_same_as_billing_address: false,
    });
  });
});

test.each([
  ['applepay', 'x', 'apple'],
  [7, 'Apple Pay', 'apple'],
  ['mollie_apple-pay', '', 'apple'],
  ['google_pay', '', 'google'],
  ['x', 'Pay with Google', 'google'],
  ['ideal', 'iDEAL', null],
])('%s “%s” needs a wallet: %s', (id, label, wallet) => {
  expect(walletOf({ id, label })).toBe(wallet);
});

test('a shopper who has nothing to pay sends no payment method', () => {
  const data = { ...toOrder(EMPTY_CHECKOUT), payment_method: 'ideal', payment_method_option: 'RABO' };
  expect(withoutPaymentIfCovered(data, false)).toBe(data);
  expect(withoutPaymentIfCovered(data, true)).toMatchObject({
    payment_method: 'no_payment_needed',
    payment_method_option: null,
  });
});
