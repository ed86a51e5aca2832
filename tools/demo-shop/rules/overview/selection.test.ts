import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Brand, Filter } from '../../../../shared/contract/overview.ts';
import * as filterChanges from '../../../../shared/rules/filter-changes.ts';
import { readFilterPath, writeFilterPath, type FilterSelection } from '../../../../shared/rules/filter-path.ts';
import { listingPage } from '../../../../shared/rules/listing-pages.ts';
import { knownSelection } from '../../../../widgets/product-overview/selection-path.rules.ts';
import { partOf } from './paged.ts';
import { cleared, eurosIn, listAddress, readListAddress, selectionIn, toggled, withValues } from './selection.ts';

/** The shop and the widget read and write the same addresses, each with its own code. */

const option = (alias: string) => ({ id: `id ${alias}`, name: alias, url_alias: alias });
const brands: Brand[] = [option('sma'), option('growatt'), option('ja solar'), { ...option('3'), id: 3 }];
const filters: Filter[] = [
  { ...option('vermogen'), id: 1, options: [option('3-kw'), option('5,5-kw'), option('10-kw')] },
  {
    ...option('aantal fasen'),
    id: 2,
    options: [
      { ...option('1'), id: 1 },
      { ...option('3'), id: 33 },
    ],
  },
];

const amounts = fc.constantFrom('', '0', '12', '100', '1.250', '007', '12,50', 'veel', '-5', '99999999999999999999');
const values = (...known: string[]) => fc.array(fc.constantFrom(...known, 'nergens', '%zz'), { maxLength: 3 });
const segments = fc
  .record(
    {
      brand: values('sma', 'growatt', 'ja%20solar', 'ja solar', '3'),
      vermogen: values('3-kw', '5%2C5-kw', '10-kw'),
      'aantal%20fasen': values('1', '3'),
      onbekend: values('1'),
      price: fc.tuple(amounts, amounts).map((limits) => [limits.join('-')]),
      best_choice: values('yes', 'no'),
      discount: values('yes'),
      sort: values('price-low', 'price-high', 'name'),
      page: values('1', '2', '3', '0', '02', '1e3'),
    },
    { requiredKeys: [] },
  )
  .chain((named) => fc.shuffledSubarray(Object.entries(named)))
  .map((named) => named.map(([name, texts]) => `${name}:${texts.join(',')}`));
const paths = fc
  .tuple(fc.constantFrom('', '/', '/omvormers', '/omvormers/', '//omvormers/hybride'), segments, fc.boolean())
  .map(([base, named, hasEnd]) => [base, ...named, hasEnd ? '/verder/' : ''].join('/'));

const ORDER = filters.map(({ url_alias }) => url_alias);

const byWidget = (path: string): [base: string, selection: FilterSelection] => {
  const { basePath, selection } = readFilterPath(path);
  return [basePath, knownSelection(selection, { brands, filters })];
};
const byShop = (path: string) => {
  const { base, selection } = readListAddress(path);
  return [base, selectionIn({ brands, filters }, selection)] as const;
};

describe('shop and widget agree', () => {
  test('about the address of any selection', () => {
    fc.assert(
      fc.property(paths, (path) => {
        expect(listAddress(...byShop(path), ORDER)).toBe(writeFilterPath(...byWidget(path), ORDER));
      }),
      { numRuns: 2000 },
    );
  });

  test('about the address after a change', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const [base, selection] = byShop(path);
        const [, widgetSelection] = byWidget(path);
        const changes = [
          [toggled(selection, 'brand', 'sma'), filterChanges.toggleBrand(widgetSelection, 'sma')],
          [toggled(selection, 'vermogen', '5,5-kw'), filterChanges.toggleOption(widgetSelection, 'vermogen', '5,5-kw')],
          [toggled(selection, 'best_choice', 'no'), filterChanges.toggleBestChoice(widgetSelection, 'no')],
          [toggled(selection, 'discount', 'yes'), { ...widgetSelection, discount: !widgetSelection.discount, page: 1 }],
          [withValues(selection, 'sort', []), { ...widgetSelection, sort: null, page: 1 }],
          [cleared(selection), filterChanges.clearFilters(widgetSelection)],
        ] as const;
        for (const [inShop, inWidget] of changes)
          expect(listAddress(base, inShop, ORDER)).toBe(writeFilterPath(base, inWidget, ORDER));
      }),
      { numRuns: 500 },
    );
  });

  test('about the products on a page', () => {
    fc.assert(
      fc.property(fc.nat(120), fc.integer({ min: 1, max: 12 }), fc.boolean(), (total, page, isBannerGiven) => {
        const { count, ...shown } = partOf(total, page, isBannerGiven);
        expect({ ...shown, to: shown.from + count }).toEqual(listingPage(total, page, isBannerGiven));
      }),
      { numRuns: 1000 },
    );
  });
});

test.each(['__defineGetter__', '__proto__', 'constructor', 'toString'])(
  'a filter called %s is none of the list, and the others apply',
  (name) => {
    expect(byShop(`/omvormers/${name}:x/brand:sma`)).toEqual(['/omvormers', new Map([['brand', ['sma']]])]);
  },
);

test.each([
  ['12,50', 12],
  ['1.250', 1250],
  [' 1.250.000 euro', 1_250_000],
  ['1.2500', 1],
  ['veel', null],
  [null, null],
])('the price %j means %s whole euros', (text, euros) => {
  expect(eurosIn(text)).toBe(euros);
});
