import { expect, test } from 'vitest';
import { productKey } from '../../shared/rules/compare-list.ts';
import { isDifferent, rowsOf } from './compare-page.rules.ts';

test('a row has the value of each product, and null where it is missing or empty', () => {
  const specs = [
    { id: 1, name: 'Vermogen' },
    { id: '2', name: 'Garantie' },
  ];
  const items = [{ specs: { '1': '3 kW', '2': ' ' } }, { specs: { '2': '10 jaar', '9': 'unknown' } }, { specs: {} }];
  expect(rowsOf(specs, items)).toEqual([
    { id: '1', name: 'Vermogen', values: ['3 kW', null, null] },
    { id: '2', name: 'Garantie', values: [null, '10 jaar', null] },
  ]);
});

test.each([
  { values: ['IP65', 'IP65'], differs: false },
  { values: ['IP65', 'ip65'], differs: false },
  { values: ['10  jaar', '10 jaar'], differs: false },
  { values: [null, null], differs: false },
  { values: ['IP65'], differs: false },
  { values: ['IP65', 'IP66'], differs: true },
  { values: ['IP65', null], differs: true },
  { values: ['1', '1', '2'], differs: true },
])('$values differ: $differs', ({ values, differs }) => {
  expect(isDifferent({ values })).toBe(differs);
});

test('a product and a bundle with the same id are different', () => {
  expect(productKey({ type: 'product', id: 1 })).not.toBe(productKey({ type: 'bundle', id: 1 }));
  expect(productKey({ type: 'product', id: 1 })).toBe(productKey({ type: 'product', id: '1' }));
});
