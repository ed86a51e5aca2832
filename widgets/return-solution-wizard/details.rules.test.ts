import { expect, test } from 'vitest';
import { problemsIn } from './details.rules.ts';

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
    { key: 'customerDetails.email 0', field: 'email', product: null, message: 'Ongeldig' },
    { key: 'customerDetails.email 1', field: 'email', product: null, message: 'Te lang' },
    { key: 'customerDetails.city 0', field: 'city', product: null, message: 'Onbekend' },
    { key: 'products.1.remark 0', field: null, product: 1, message: 'Leeg' },
  ]);
});
