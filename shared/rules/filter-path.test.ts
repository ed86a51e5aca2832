import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isReserved,
  NOTHING_SELECTED,
  readFilterPath,
  SORTS,
  writeFilterPath,
  type FilterSelection,
} from './filter-path.ts';

const BASES = ['/', '/omvormers', '/omvormers/hybride', '/aanbiedingen', '/caf%C3%A9'];

/** Any text that is whole, with the characters of the path itself among it. */
const anyAlias = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(',', ':', '/', '%', '%zz', '..', '3-kw', '__proto__', 'toString', 'a b', 'größe'),
);
const anyAliases = fc.uniqueArray(anyAlias, { minLength: 1, maxLength: 4 });
const anyBound = fc.option(fc.nat({ max: 1_000_000 }), { nil: null });

const anySelection: fc.Arbitrary<FilterSelection> = fc.record({
  brands: fc.uniqueArray(anyAlias, { maxLength: 4 }),
  filters: fc
    .uniqueArray(fc.tuple(anyAlias, anyAliases), { maxLength: 4, selector: ([alias]) => alias })
    .map((filters) => new Map(filters.filter(([alias]) => !isReserved(alias)))),
  price: fc.record({ min: anyBound, max: anyBound }),
  bestChoice: fc.constantFrom('yes', 'no', 'both', null),
  discount: fc.boolean(),
  sort: fc.constantFrom(...SORTS, null),
  page: fc.integer({ min: 1, max: 1000 }),
});

describe('the selection of a shopper', () => {
  test('is restored from its address', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BASES), anySelection, (basePath, selection) => {
        const path = writeFilterPath(basePath, selection);

        expect(readFilterPath(path)).toEqual({ basePath, selection, unknown: [] });
        expect([...readFilterPath(path).selection.filters.keys()]).toEqual([...selection.filters.keys()]);
        expect(new URL(path, 'https://zonshop.example').pathname).toBe(path);
      }),
    );
  });

  test.each([
    ['/cat', {}, '/cat'],
    ['/', {}, '/'],
    ['/', { discount: true }, '/discount:yes'],
    ['/cat', { brands: ['sma', 'growatt'] }, '/cat/brand:sma,growatt'],
    ['/cat', { filters: new Map([['power', ['3kw', '5kw']]]) }, '/cat/power:3kw,5kw'],
    ['/cat', { price: { min: 100, max: null } }, '/cat/price:100-'],
    ['/cat', { price: { min: null, max: 500 } }, '/cat/price:-500'],
    ['/cat', { price: { min: 0, max: 500 } }, '/cat/price:0-500'],
    ['/cat', { bestChoice: 'yes' }, '/cat/best_choice:yes'],
    ['/cat', { bestChoice: 'no' }, '/cat/best_choice:no'],
    ['/cat', { bestChoice: 'both' }, '/cat/best_choice:yes,no'],
    ['/cat', { sort: 'price-low', page: 3 }, '/cat/sort:price-low/page:3'],
    ['/cat', { filters: new Map([['größe', ['a,b:c/d']]]) }, '/cat/gr%C3%B6%C3%9Fe:a%2Cb%3Ac%2Fd'],
    ['/cat', { filters: new Map([['page', ['3']]]) }, '/cat'],
    ['/cat', { brands: ['\uD800'] }, '/cat/brand:%EF%BF%BD'],
  ] as const)('on %s, as %o, has the address %s', (basePath, selected, path) => {
    expect(writeFilterPath(basePath, { ...NOTHING_SELECTED, ...selected })).toBe(path);
  });

  test('has one address per selection, with the filters in the order of the shop', () => {
    const selection: FilterSelection = {
      brands: ['sma'],
      filters: new Map([
        ['fases', ['1']],
        ['foo', ['bar']],
        ['vermogen', ['3-kw']],
      ]),
      price: { min: 1, max: 2 },
      bestChoice: 'yes',
      discount: true,
      sort: 'price-high',
      page: 2,
    };

    expect(writeFilterPath('/cat', selection, ['vermogen', 'lengte', 'fases'])).toBe(
      '/cat/brand:sma/vermogen:3-kw/fases:1/price:1-2/best_choice:yes/discount:yes/sort:price-high/page:2',
    );
  });
});

describe('an address', () => {
  test('never throws, whatever it contains', () => {
    const anyPart = fc.constantFrom('/', ':', ',', '%', '%E0%A4%A', 'brand', 'price', 'page', '-', '', '..', '\u0000');
    const anyPath = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(anyPart, { maxLength: 20 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyPath, (pathname) => {
        const { basePath, selection } = readFilterPath(pathname);
        const path = writeFilterPath(basePath, selection);

        expect(path.startsWith('/') && !path.startsWith('//')).toBe(true);
        expect(readFilterPath(path).selection).toEqual(selection);
      }),
    );
  });

  test.each([
    ['/cat//brand:sma/', { brands: ['sma'] }],
    ['/cat/brand:sma/brand:sma,growatt', { brands: ['sma', 'growatt'] }],
    ['/cat/brand:,sma,', { brands: ['sma'] }],
    ['/cat/power:%zz', { filters: new Map([['power', ['%zz']]]) }],
    ['/cat/best_choice:no,yes', { bestChoice: 'both' }],
    ['/cat/best_choice:no,maybe', { bestChoice: 'no' }],
    ['/cat/price:12.50-99.95', { price: { min: 12, max: 99 } }],
    ['/cat/price:10-x', { price: { min: 10, max: null } }],
  ] as const)('%s is read as %o', (path, selected) => {
    expect(readFilterPath(path)).toMatchObject({ basePath: '/cat', selection: { ...NOTHING_SELECTED, ...selected } });
  });

  test.each([
    'sort:foo',
    'page:0',
    'page:-1',
    'page:1e3',
    'price:-',
    'price:abc',
    'discount:no',
    'brand:',
    ':x',
    'loose',
  ])('keeps %s separate, and is written without it', (segment) => {
    const { basePath, selection, unknown } = readFilterPath(`/cat/brand:sma/${segment}`);

    expect(unknown).toEqual([segment]);
    expect(writeFilterPath(basePath, selection)).toBe('/cat/brand:sma');
  });
});
