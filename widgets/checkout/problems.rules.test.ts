import { describe, expect, test } from 'vitest';
import { isVatFlag } from '../../shared/rules/address.ts';
import { codeError } from '../../shared/rules/code-error.ts';
import { fieldOf, sortCheckoutErrors, loginErrors } from './problems.rules.ts';

test.each([
  ['zip_code', 'zip_code'],
  ['zip_code.0', 'zip_code'],
  ['checkoutData.zip_code', 'zip_code'],
  ['shipping_zip_code', 'shipping_zip_code'],
  ['shipping.zip_code', 'shipping_zip_code'],
  ['data.shipping_zip_code', 'shipping_zip_code'],
  ['shippingAddress.zipCode', 'shipping_zip_code'],
  ['shipping.phone', 'phone'],
  ['payment_method', 'payment_method'],
  ['ct', null],
  ['', null],
  ['constructor', null],
])('the key %s belongs to %s', (key, field) => {
  expect(fieldOf(key)).toBe(field);
});

test.each([
  ['vat_number_check_not_possible', true],
  ['errors.vat_number_check_not_possible', true],
  ['vatNumberCheckNotPossible', true],
  ['vat_check_unavailable', true],
  ['VAT-CHECK-UNAVAILABLE', true],
  ['vat_number', false],
  ['Het btw-nummer kan niet gecontroleerd worden.', false],
])('%s is the VAT flag: %s', (word, is) => {
  expect(isVatFlag(word)).toBe(is);
});

describe('a refusal', () => {
  test('the problems are sorted by control', () => {
    expect(sortCheckoutErrors({ city: ['a'], 'shipping.city': ['b', 'c'], stock: ['d'] })).toEqual({
      fields: { city: ['a'], shipping_city: ['b', 'c'] },
      general: ['d'],
      isVatCheckImpossible: false,
    });
  });

  test('two keys of one field are joined, without duplicate messages', () => {
    expect(sortCheckoutErrors({ city: ['a', 'a'], 'data.city': ['b', 'a'] }).fields).toEqual({ city: ['a', 'b'] });
  });

  test.each([
    [{ vat_number_check_not_possible: ['1'] }, []],
    [{ vat_number_check_not_possible: ['true'] }, []],
    [{ vat_number_check_not_possible: ['Kan nu niet.'] }, ['Kan nu niet.']],
    [{ vat_number: ['Kan nu niet.', 'vat_number_check_not_possible'] }, ['Kan nu niet.']],
  ])('%j shows the box to continue without a check, and its flag is no message', (errors, messages) => {
    const sorted = sortCheckoutErrors(errors);
    expect(sorted.isVatCheckImpossible).toBe(true);
    expect(sorted.fields.vat_number ?? []).toEqual(messages);
    expect(sorted.general).toEqual([]);
  });
});

test.each([
  [{ email: ['Onjuist.'] }, null, { login_email: ['Onjuist.'] }],
  [{ login_email: ['Onjuist.'], password: ['Kort.'] }, null, { login_email: ['Onjuist.'], login_password: ['Kort.'] }],
  [{}, 'Onjuist.', { login_email: ['Onjuist.'] }],
  [{}, null, {}],
])('login errors %j (%s) become %j', (errors, said, expected) => {
  expect(loginErrors(errors as Record<string, string[]>, said)).toEqual(expected);
});

test.each([
  [422, { code: ['Onbekend.'] }, 'The given data was invalid.', 'Onbekend.'],
  [422, { voucher: ['Leeg.'] }, null, 'Leeg.'],
  [422, {}, 'Onbekend.', 'Onbekend.'],
  [422, {}, null, null],
  [500, { code: ['Onbekend.'] }, 'x', null],
])('a code refused by %s %j %s shows: %s', (status, errors, said, expected) => {
  expect(codeError({ status, errors, shopMessage: said })).toBe(expected);
});
