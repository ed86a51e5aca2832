import { expect, test } from 'vitest';
import { readFilterPath, writeFilterPath } from '../../shared/rules/filter-path.ts';
import { readFilters } from './list-filter.rules.ts';
import { knownSelection } from './selection-path.rules.ts';

const OPTIONS = {
  brands: [{ id: 3, name: 'SMA', url_alias: 'sma' }],
  filters: [{ id: 1, name: 'Vermogen', url_alias: 'vermogen', options: [{ id: 9, name: '3 kW', url_alias: '3-kw' }] }],
} as unknown as Parameters<typeof knownSelection>[1];

const read = (filters: unknown) => {
  const { selection, problems } = readFilters(filters, {
    readPath: readFilterPath,
    knownPart: (whole) => knownSelection(whole, OPTIONS),
  });
  return { path: writeFilterPath('/', selection), problems };
};

test.each([
  [{}, '/'],
  [{ brand: 'sma', vermogen: ['3-kw'] }, '/brand:sma/vermogen:3-kw'],
  [
    { price: '100-', best_choice: ['yes', 'no'], discount: 'yes', sort: 'price-low', page: '2' },
    '/price:100-/best_choice:yes,no/discount:yes/sort:price-low/page:2',
  ],
  [{ brand: [] }, '/'],
])('%j is the selection %s', (filters, path) => {
  expect(read(filters)).toEqual({ path, problems: {} });
});

test.each([
  [{ brand: ['sma', 'x/y'] }, { brand: [expect.stringMatching(/ x\/y$/)] }],
  [{ kleur: 'rood' }, { kleur: [expect.stringMatching(/rood/)] }],
  [
    { price: 'cheap', sort: 'name' },
    { price: [expect.any(String)], sort: [expect.any(String)] },
  ],
  [{ page: 2 }, { general: [expect.any(String)] }],
  [['sma'], { general: [expect.any(String)] }],
  ['sma', { general: [expect.any(String)] }],
])('%j is refused', (filters, problems) => {
  expect(read(filters).problems).toEqual(problems);
});
