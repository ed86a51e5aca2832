import { fromMinorUnits, toMinorUnits } from '../contract/minor-units.ts';
import type { Brand, Filter, OverviewProduct } from '../contract/overview.ts';
import type { FilterSelection, PriceRange, Sort } from './filter-path.ts';

/** What a list needs to know of a product; amounts in integer cents, VAT included. */
export type Listed = Pick<
  OverviewProduct,
  'brand_ids' | 'filter_options' | 'best_choice' | 'discount' | 'on_sale' | 'price' | 'price_on_request'
>;

/** What can be selected on the page. Aliases that it does not know restrict nothing. */
export interface FilterOptions {
  readonly brands: readonly Brand[];
  readonly filters: readonly Filter[];
}

type Test = (product: Listed) => boolean;

/** What one group of options asks of a product. */
export interface GroupTest {
  /** Its name in the path. */
  readonly group: string;
  readonly fits: Test;
}

/** The products that fit a selection, in their order: any of its options within a filter, and every filter. */
export function filtered<T extends Listed>(
  products: readonly T[],
  selection: FilterSelection,
  filterOptions: FilterOptions,
): readonly T[] {
  const tests = testsOf(selection, filterOptions);
  return tests.length === 0 ? products : products.filter((product) => tests.every(({ fits }) => fits(product)));
}

/** Equal prices keep their order; products without a price come last in both directions. */
export function sorted<T extends Listed>(products: readonly T[], sort: Sort | null): readonly T[] {
  if (sort === null) return products;
  const direction = sort === 'price-low' ? 1 : -1;
  const priced = products.filter(hasPrice);
  const unpriced = products.filter((product) => !hasPrice(product));
  return [...priced.toSorted((a, b) => direction * ((a.price ?? 0) - (b.price ?? 0))), ...unpriced];
}

/** The lowest price in whole euros, rounded down, and the highest, rounded up; null without any price. */
export function priceBounds(products: readonly Pick<Listed, 'price' | 'price_on_request'>[]): PriceRange {
  let [min, max] = [Infinity, 0];
  for (const { price, price_on_request } of products) {
    if (price_on_request || !price || price < 0) continue;
    min = Math.min(min, price);
    max = Math.max(max, price);
  }
  return max === 0
    ? { min: null, max: null }
    : { min: Math.floor(fromMinorUnits(min)), max: Math.ceil(fromMinorUnits(max)) };
}

/** A group without a selection has no test. */
export function testsOf(
  { brands, filters, price, bestChoice, discount }: FilterSelection,
  filterOptions: FilterOptions,
): GroupTest[] {
  const tests: GroupTest[] = [];
  const brandIds = idsOf(filterOptions.brands, brands);
  if (brandIds.size > 0)
    tests.push({ group: 'brand', fits: ({ brand_ids }) => brand_ids.some((id) => brandIds.has(String(id))) });
  for (const { url_alias: group, options } of filterOptions.filters) {
    const ids = idsOf(options, filters.get(group) ?? []);
    if (ids.size > 0)
      tests.push({ group, fits: ({ filter_options }) => filter_options.some((id) => ids.has(String(id))) });
  }
  if (price.min !== null || price.max !== null) tests.push({ group: 'price', fits: costs(price) });
  if (bestChoice === 'yes' || bestChoice === 'no')
    tests.push({ group: 'best_choice', fits: ({ best_choice }) => best_choice === (bestChoice === 'yes') });
  if (discount) tests.push({ group: 'discount', fits: isReduced });
  return tests;
}

export function isReduced({ discount, on_sale }: Pick<Listed, 'discount' | 'on_sale'>): boolean {
  return discount || on_sale;
}

function costs({ min, max }: PriceRange): Test {
  const [from, to] = [toMinorUnits(min ?? 0), max === null ? Infinity : toMinorUnits(max)];
  return (product) => hasPrice(product) && (product.price ?? 0) >= from && (product.price ?? 0) <= to;
}

function hasPrice({ price, price_on_request }: Listed): boolean {
  return price !== null && !price_on_request;
}

/** Ids may be numbers or text, and are compared as text. */
function idsOf(known: FilterOptions['brands'], aliases: readonly string[]): ReadonlySet<string> {
  const selected = new Set(aliases);
  return new Set(known.filter(({ url_alias }) => selected.has(url_alias)).map(({ id }) => String(id)));
}
