import { describe, expect, test } from 'vitest';
import { readFilterPath } from './filter-path.ts';
import { filtered, priceBounds, sorted, type FilterOptions, type Listed } from './listing.ts';

const OPTIONS: FilterOptions = {
  brands: [
    { id: 3, name: 'SMA', url_alias: 'sma' },
    { id: '4', name: 'Growatt', url_alias: 'growatt' },
  ],
  filters: [
    {
      id: 1,
      name: 'Power',
      url_alias: 'power',
      options: [
        { id: 31, name: '3 kW', url_alias: '3kw' },
        { id: 32, name: '5 kW', url_alias: '5kw' },
      ],
    },
    { id: 2, name: 'Phases', url_alias: 'phases', options: [{ id: 41, name: '1', url_alias: '1' }] },
  ],
};

interface Named extends Listed {
  readonly name: string;
}

function named(name: string, facts: Partial<Listed>): Named {
  const nothing = { best_choice: false, discount: false, on_sale: false, price_on_request: false };
  return { name, brand_ids: [], filter_options: [], price: 10_000, ...nothing, ...facts };
}

const SHELF = [
  named('a', { brand_ids: ['3'], filter_options: [31], price: 9_999, best_choice: true }),
  named('b', { brand_ids: [4], filter_options: ['32', 41], price: 10_000, on_sale: true }),
  named('c', { brand_ids: [5], filter_options: [31, 41], price: 20_000, discount: true }),
  named('d', { brand_ids: [3, 4], filter_options: [], price: 5_000, price_on_request: true }),
  named('e', { price: null }),
];

function names(products: readonly Named[]): string {
  return products.map(({ name }) => name).join('');
}

describe('a selection among five products', () => {
  test.each([
    ['/cat', 'abcde'],
    ['/cat/brand:sma', 'ad'],
    ['/cat/brand:sma,growatt', 'abd'],
    ['/cat/brand:nobody', 'abcde'],
    ['/cat/foo:bar', 'abcde'],
    ['/cat/power:7kw', 'abcde'],
    ['/cat/power:3kw,7kw', 'ac'],
    ['/cat/power:3kw,5kw', 'abc'],
    ['/cat/power:3kw/phases:1', 'c'],
    ['/cat/brand:growatt/power:3kw', ''],
    ['/cat/price:100-', 'bc'],
    ['/cat/price:-100', 'ab'],
    ['/cat/price:100-100', 'b'],
    ['/cat/price:0-', 'abc'],
    ['/cat/best_choice:yes', 'a'],
    ['/cat/best_choice:no', 'bcde'],
    ['/cat/best_choice:yes,no', 'abcde'],
    ['/cat/discount:yes', 'bc'],
  ])('%s leaves %s', (path, expected) => {
    expect(names(filtered(SHELF, readFilterPath(path).selection, OPTIONS))).toBe(expected);
  });
});

test.each([
  [null, 'abcdef'],
  ['price-low', 'cabfde'],
  ['price-high', 'fabcde'],
] as const)(
  'sorted by %s, equal prices keep their order and products without a price are last: %s',
  (sort, expected) => {
    const shelf = [
      named('a', { price: 200 }),
      named('b', { price: 200 }),
      named('c', { price: 100 }),
      named('d', { price: 50, price_on_request: true }),
      named('e', { price: null }),
      named('f', { price: 300 }),
    ];

    expect(names(sorted(shelf, sort))).toBe(expected);
  },
);

test.each([
  [[1250, 89_910], { min: 12, max: 900 }],
  [[1200], { min: 12, max: 12 }],
  [[0, null], { min: null, max: null }],
  [[], { min: null, max: null }],
])('prices of %j cents are between %o euros', (prices, bounds) => {
  const onRequest = named('on request', { price: 1, price_on_request: true });

  expect(priceBounds([...prices.map((price) => named('x', { price })), onRequest])).toEqual(bounds);
});
