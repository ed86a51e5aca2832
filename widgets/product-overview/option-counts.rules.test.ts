import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTHING_SELECTED, readFilterPath, type FilterSelection } from '../../shared/rules/filter-path.ts';
import { filtered, type FilterOptions, type Listed } from '../../shared/rules/listing.ts';
import { createOptionCounter } from './option-counts.rules.ts';

const OPTIONS: FilterOptions = {
  brands: [
    { id: 3, name: 'SMA', url_alias: 'sma' },
    { id: '4', name: 'Growatt', url_alias: 'growatt' },
    { id: 5, name: 'Huawei', url_alias: 'huawei' },
  ],
  filters: [
    {
      id: 1,
      name: 'Power',
      url_alias: 'power',
      options: [
        { id: 3, name: '3 kW', url_alias: '3kw' },
        { id: '32', name: '5 kW', url_alias: '5kw' },
      ],
    },
    {
      id: 2,
      name: 'Phases',
      url_alias: 'phases',
      options: [
        { id: 41, name: '1', url_alias: '1' },
        { id: 42, name: '3', url_alias: '3' },
      ],
    },
  ],
};

const listed = (facts: Partial<Listed>): Listed => ({
  brand_ids: [],
  filter_options: [],
  best_choice: false,
  discount: false,
  on_sale: false,
  price_on_request: false,
  price: 10_000,
  ...facts,
});

const SHELF = [
  listed({ brand_ids: [3], filter_options: [3, 41], best_choice: true }),
  listed({ brand_ids: [3], filter_options: [32], price: 30_000 }),
  listed({ brand_ids: [4], filter_options: [3, 3], on_sale: true }),
];

/** The number of each option, by its group and alias in the path. */
function countsOf(list: readonly Listed[], selection: FilterSelection) {
  const { brands, options, bestChoice, discount } = createOptionCounter(list, OPTIONS, new Map())(selection);
  return [
    ...OPTIONS.brands.map(({ id, url_alias }) => ['brand', url_alias, brands.get(String(id))] as const),
    ...OPTIONS.filters.flatMap((filter) =>
      filter.options.map(({ id, url_alias }) => [filter.url_alias, url_alias, options.get(String(id))] as const),
    ),
    ...['yes', 'no'].map((answer) => ['best_choice', answer, bestChoice.get(answer)] as const),
    ['discount', 'yes', discount.get('yes')] as const,
  ];
}

test.each([
  ['/cat', 'sma 2, growatt 1, huawei 0, 3kw 2, 5kw 1, 1 1, 3 0, yes 1, no 2, yes 1'],
  // A brand does not change the numbers of the other brands.
  ['/cat/brand:growatt', 'sma 2, growatt 1, huawei 0, 3kw 1, 5kw 0, 1 0, 3 0, yes 0, no 1, yes 1'],
  ['/cat/brand:sma/power:5kw', 'sma 1, growatt 0, huawei 0, 3kw 1, 5kw 1, 1 0, 3 0, yes 0, no 1, yes 0'],
  ['/cat/price:-200', 'sma 1, growatt 1, huawei 0, 3kw 2, 5kw 0, 1 1, 3 0, yes 1, no 1, yes 1'],
  ['/cat/best_choice:yes,no', 'sma 2, growatt 1, huawei 0, 3kw 2, 5kw 1, 1 1, 3 0, yes 1, no 2, yes 1'],
  ['/cat/discount:yes', 'sma 0, growatt 1, huawei 0, 3kw 1, 5kw 0, 1 0, 3 0, yes 0, no 1, yes 1'],
])('%s: %s', (path, expected) => {
  const counts = countsOf(SHELF, readFilterPath(path).selection);
  expect(counts.map(([, alias, count]) => `${alias} ${count}`).join(', ')).toBe(expected);
});

/** The selection with this option as the only one of its group. */
function withOnly(selection: FilterSelection, group: string, alias: string): FilterSelection {
  if (group === 'brand') return { ...selection, brands: [alias] };
  if (group === 'best_choice') return { ...selection, bestChoice: alias === 'yes' ? 'yes' : 'no' };
  if (group === 'discount') return { ...selection, discount: true };
  return { ...selection, filters: new Map(selection.filters).set(group, [alias]) };
}

const products = fc.array(
  fc.record({
    brand_ids: fc.array(fc.constantFrom<number | string>(3, '4', 5, 6), { maxLength: 3 }),
    filter_options: fc.array(fc.constantFrom<number | string>(3, '3', 32, '41', 42, 99), { maxLength: 4 }),
    best_choice: fc.boolean(),
    discount: fc.boolean(),
    on_sale: fc.boolean(),
    price_on_request: fc.boolean(),
    price: fc.option(fc.constantFrom(5_000, 10_000, 20_000)),
  }),
  { maxLength: 12 },
);
const selections = fc.record({
  brands: fc.uniqueArray(fc.constantFrom('sma', 'growatt', 'huawei')),
  power: fc.uniqueArray(fc.constantFrom('3kw', '5kw')),
  phases: fc.uniqueArray(fc.constantFrom('1', '3')),
  price: fc.record({ min: fc.option(fc.constantFrom(50, 100)), max: fc.option(fc.constantFrom(100, 200)) }),
  bestChoice: fc.option(fc.constantFrom('yes' as const, 'no' as const, 'both' as const)),
  discount: fc.boolean(),
});

test('an option shows as many products as the list has when it is the only one of its group', () => {
  fc.assert(
    fc.property(products, selections, (list, { power, phases, ...selected }) => {
      const selection: FilterSelection = {
        ...NOTHING_SELECTED,
        ...selected,
        filters: new Map<string, string[]>([
          ['power', power],
          ['phases', phases],
        ]),
      };
      for (const [group, alias, count] of countsOf(list, selection))
        expect(count, `${group}:${alias}`).toBe(filtered(list, withOnly(selection, group, alias), OPTIONS).length);
    }),
  );
});

test('a product with two options of a step counts once for the step', () => {
  const options = [
    { id: 1, name: '1 kW', url_alias: '1-kw' },
    { id: 2, name: '2 kW', url_alias: '2-kw' },
  ];
  const filters = [{ id: 9, name: 'Vermogen', url_alias: 'power', options }];
  const steps = new Map([['power', [{ id: 'power 0', min: null, max: null, unit: 'kW', options }]]]);
  const list = [listed({ filter_options: [1, 2] }), listed({ filter_options: [2] }), listed({ filter_options: [] })];
  const count = createOptionCounter(list, { brands: [], filters }, steps);
  expect(count(readFilterPath('/cat').selection).steps.get('power 0')).toBe(2);
});
