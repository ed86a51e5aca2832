import { expect, test } from 'vitest';
import { clearFilters, toggleBestChoice, toggleBrand, toggleOption } from './filter-changes.ts';
import { readFilterPath, writeFilterPath, type FilterSelection } from './filter-path.ts';

const ON_PAGE_3 = '/cat/brand:sma/power:3kw/sort:price-low/page:3';

test.each<[string, (selection: FilterSelection) => FilterSelection, string]>([
  [
    'another brand',
    (selection) => toggleBrand(selection, 'growatt'),
    '/cat/brand:sma,growatt/power:3kw/sort:price-low',
  ],
  ['the brand again', (selection) => toggleBrand(selection, 'sma'), '/cat/power:3kw/sort:price-low'],
  [
    'another option',
    (selection) => toggleOption(selection, 'power', '5kw'),
    '/cat/brand:sma/power:3kw,5kw/sort:price-low',
  ],
  ['the option again', (selection) => toggleOption(selection, 'power', '3kw'), '/cat/brand:sma/sort:price-low'],
  [
    'another filter',
    (selection) => toggleOption(selection, 'phases', '1'),
    '/cat/brand:sma/power:3kw/phases:1/sort:price-low',
  ],
  ['nothing any more', clearFilters, '/cat/sort:price-low'],
])('choosing %s returns to the first page', (_, change, path) => {
  const { basePath, selection } = readFilterPath(ON_PAGE_3);

  expect(writeFilterPath(basePath, change(selection))).toBe(path);
});

test.each([
  [null, 'yes', 'yes'],
  [null, 'no', 'no'],
  ['yes', 'yes', null],
  ['yes', 'no', 'both'],
  ['no', 'yes', 'both'],
  ['no', 'no', null],
  ['both', 'yes', 'no'],
  ['both', 'no', 'yes'],
] as const)('best choice %s and a click on %s result in %s', (bestChoice, answer, expected) => {
  const { selection } = readFilterPath(ON_PAGE_3);

  expect(toggleBestChoice({ ...selection, bestChoice }, answer)).toMatchObject({ bestChoice: expected, page: 1 });
});
