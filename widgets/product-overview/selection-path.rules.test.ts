import { expect, test } from 'vitest';
import { NOTHING_SELECTED } from '../../shared/rules/filter-path.ts';
import { knownSelection, correctedPath, toggled, withSegments } from './selection-path.rules.ts';

const OPTIONS = {
  brands: [{ id: 3, name: 'SMA', url_alias: 'sma' }],
  filters: [
    {
      id: 1,
      name: 'Vermogen',
      url_alias: 'vermogen',
      options: [{ id: 31, name: '3 kW', url_alias: '3-kw' }],
    },
  ],
};

test('unknown filters of the page are not selected', () => {
  const filters = new Map([
    ['vermogen', ['3-kw', '99-kw']],
    ['foo', ['bar']],
  ]);
  const known = knownSelection({ ...NOTHING_SELECTED, brands: ['nobody', 'sma'], filters, page: 3 }, OPTIONS);
  expect(known.brands).toEqual(['sma']);
  expect([...known.filters]).toEqual([['vermogen', ['3-kw']]]);
  expect(known.page).toBe(3);
});

test('an unknown filter is not selected', () => {
  const filters = new Map([['vermogen', ['99-kw']]]);
  expect(knownSelection({ ...NOTHING_SELECTED, filters }, OPTIONS).filters.size).toBe(0);
});

test.each([
  { path: '/omvormers', page: 1, becomes: '/omvormers' },
  { path: '/omvormers/page:99', page: 4, becomes: '/omvormers/page:4' },
  { path: '/omvormers/page:99', page: 1, becomes: '/omvormers' },
  { path: '/omvormers/page:abc', page: 1, becomes: '/omvormers' },
  { path: '/omvormers/sort:foo/brand:sma', page: 1, becomes: '/omvormers/brand:sma' },
  { path: '/omvormers/foo:bar/b%C3%A9:1,2/page:9', page: 2, becomes: '/omvormers/foo:bar/b%C3%A9:1,2/page:2' },
  { path: '/page:9', page: 1, becomes: '/' },
])('$path on page $page becomes $becomes', ({ path, page, becomes }) => {
  expect(correctedPath(path, { sort: null, page })).toBe(becomes);
});

test('an existing sort order keeps its position', () => {
  const path = '/omvormers/sort:price-low/brand:sma/page:2';
  expect(correctedPath(path, { sort: 'price-low', page: 2 })).toBe(path);
});

test.each([
  { url: '/aanbiedingen/omvormers', segments: '/brand:sma', becomes: '/aanbiedingen/omvormers/brand:sma' },
  { url: '/aanbiedingen/omvormers/', segments: '/brand:sma', becomes: '/aanbiedingen/omvormers/brand:sma' },
  { url: 'https://shop.example/x?a=1#b', segments: '/brand:sma', becomes: 'https://shop.example/x/brand:sma?a=1#b' },
  { url: '/aanbiedingen/', segments: '/', becomes: '/aanbiedingen/' },
])('$url with $segments is $becomes', ({ url, segments, becomes }) => {
  expect(withSegments(url, segments)).toBe(becomes);
});

test('every kind of filter can be added and removed', () => {
  for (const [group, answer] of [
    ['brand', 'sma'],
    ['vermogen', '3-kw'],
    ['best_choice', 'no'],
    ['discount', 'yes'],
  ] as const) {
    const selected = toggled({ ...NOTHING_SELECTED, page: 2 }, group, answer);
    expect(selected, group).not.toEqual(NOTHING_SELECTED);
    expect(selected.page).toBe(1);
    expect(toggled(selected, group, answer)).toEqual(NOTHING_SELECTED);
  }
});
