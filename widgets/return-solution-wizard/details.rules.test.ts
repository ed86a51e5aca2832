import { expect, test } from 'vitest';
import { joined, problemsIn, readDetails } from './details.rules.ts';

test('messages about one field are joined', () => {
  expect(joined(['Vul in', 'Te kort'])).toEqual(['Vul in, Te kort']);
  expect(joined()).toEqual([]);
});

test('problems are in the order of the fields, and have the index of their product', () => {
  expect(
    problemsIn({
      general: ['Nee'],
      'products.1.remark': ['Leeg'],
      'customerDetails.city': ['Onbekend'],
      'customerDetails.email': ['Ongeldig', 'Te lang'],
      leeg: [],
    }),
  ).toEqual([
    { key: 'customerDetails.email', field: 'email', product: null, message: 'Ongeldig, Te lang' },
    { key: 'customerDetails.city', field: 'city', product: null, message: 'Onbekend' },
    { key: 'products.1.remark', field: null, product: 1, message: 'Leeg' },
  ]);
});

test.each([[null], ['x'], [[]], [{ email: 3, straat: 'Damrak' }]])('%j contains no stored details', (kept) => {
  expect(readDetails(kept)).toEqual({});
});

test('stored details are restored', () => {
  expect(readDetails({ email: 'a@b.nl', city: '' })).toEqual({ email: 'a@b.nl', city: '' });
});
