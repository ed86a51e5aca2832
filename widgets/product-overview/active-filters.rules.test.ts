import { expect, test } from 'vitest';
import { NOTHING_SELECTED } from '../../shared/rules/filter-path.ts';
import { activeFilters } from './active-filters.rules.ts';

const OPTIONS = {
  brands: [
    { id: 3, name: 'SMA', url_alias: 'sma' },
    { id: 4, name: 'Growatt', url_alias: 'growatt' },
  ],
  filters: [
    { id: 1, name: 'Fasen', url_alias: 'fasen', options: [{ id: 11, name: '1', url_alias: '1' }] },
    { id: 2, name: 'Kleur', url_alias: 'kleur', options: [{ id: 21, name: 'Zwart', url_alias: 'zwart' }] },
  ],
};

const EVERYTHING = {
  brands: ['growatt', 'sma'],
  filters: new Map([
    ['kleur', ['zwart']],
    ['fasen', ['1']],
  ]),
  price: { min: 100, max: null },
  bestChoice: 'both',
  discount: true,
  sort: 'price-low',
  page: 3,
} as const;

const NO_STEPS = new Map();

test('selected filters are listed in the order of the sidebar', () => {
  expect(activeFilters(EVERYTHING, OPTIONS, NO_STEPS).map(({ key }) => key)).toEqual([
    'brand sma',
    'brand growatt',
    'fasen 1',
    'kleur zwart',
    'price',
    'best-choice yes',
    'best-choice no',
    'discount',
  ]);
});

test('removing all filters one by one ends with nothing selected, and the same order of products', () => {
  let selection: Parameters<typeof activeFilters>[0] = EVERYTHING;
  for (
    let left = activeFilters(selection, OPTIONS, NO_STEPS);
    left.length > 0;
    left = activeFilters(selection, OPTIONS, NO_STEPS)
  ) {
    selection = left[0]!.without;
    expect(selection.page).toBe(1);
    expect(activeFilters(selection, OPTIONS, NO_STEPS)).toHaveLength(left.length - 1);
  }
  expect(selection).toEqual({ ...NOTHING_SELECTED, sort: 'price-low' });
});

test('the sort order is not a filter', () => {
  expect(activeFilters({ ...NOTHING_SELECTED, sort: 'price-high', page: 2 }, OPTIONS, NO_STEPS)).toEqual([]);
});
