import { wholeEuros } from './whole-euros.ts';

/**
 * The path of a product overview: the shopper's selection follows the path of the page as segments with a colon, such as
 * `/omvormers/brand:sma,growatt/vermogen:3-kw/price:100-/page:2`. Each name in a segment is encoded; `,` and `:` are
 * not.
 */

export const SORTS = ['price-low', 'price-high'] as const;
export type Sort = (typeof SORTS)[number];

/** `both` is `yes,no` in the path: it counts as selected, but does not filter. */
export type BestChoice = 'yes' | 'no' | 'both';

export interface PriceRange {
  /** Whole euros, VAT included; null is no bound. Both bounds belong to the range. */
  readonly min: number | null;
  readonly max: number | null;
}

/** What the shopper has selected. Brands, filters and options are known by their aliases. */
export interface FilterSelection {
  readonly brands: readonly string[];
  /** By the alias of the filter; a filter without options is not selected. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
  readonly price: PriceRange;
  readonly bestChoice: BestChoice | null;
  readonly discount: boolean;
  /** Null is the shop's own order. */
  readonly sort: Sort | null;
  /** Counted from 1. The reader does not know how many pages there are. */
  readonly page: number;
}

export interface FilterPath {
  /** The path of the page itself, without a trailing slash: the segments before the first one with a colon. */
  readonly basePath: string;
  readonly selection: FilterSelection;
  /** Segments that could not be read, as in the path; writing omits them. */
  readonly unknown: readonly string[];
}

/** Nothing selected: the first page of the whole list, in the shop's own order. */
export const NOTHING_SELECTED: FilterSelection = {
  brands: [],
  filters: new Map(),
  price: { min: null, max: null },
  bestChoice: null,
  discount: false,
  sort: null,
  page: 1,
};

type Reader = (selection: FilterSelection, values: readonly string[]) => FilterSelection | null;

/** Reserved names, which no filter can have. A reader returns null for invalid values. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'brand',
    (selection, values) => (values.length > 0 ? { ...selection, brands: union(selection.brands, values) } : null),
  ],
  ['price', (selection, [range]) => readPrice(selection, range ?? '')],
  ['best_choice', readBestChoice],
  ['discount', (selection, [value]) => (value === 'yes' ? { ...selection, discount: true } : null)],
  ['sort', readSort],
  ['page', (selection, [value]) => readPage(selection, value ?? '')],
]);

/** Whether the alias is reserved; a filter of that name cannot be selected. */
export function isReserved(alias: string): boolean {
  return READERS.has(alias);
}

/** Reads any path: never throws, and returns unknown segments separately. */
export function readFilterPath(pathname: string): FilterPath {
  const parts = pathname.split('/').filter((part) => part !== '');
  const first = parts.findIndex((part) => part.includes(':'));
  const [base, segments] = first < 0 ? [parts, []] : [parts.slice(0, first), parts.slice(first)];
  const unknown: string[] = [];
  let selection = NOTHING_SELECTED;
  for (const segment of segments) {
    const next = readSegment(selection, segment);
    if (next) selection = next;
    else unknown.push(segment);
  }
  return { basePath: `/${base.join('/')}`, selection, unknown };
}

/**
 * Writes the canonical path of a selection, so that equal selections have equal addresses. Filters follow the order of the
 * aliases in `order`, which omits those it does not name; by default, the order of the selection.
 */
export function writeFilterPath(
  basePath: string,
  { brands, filters, price, bestChoice, discount, sort, page }: FilterSelection,
  order: Iterable<string> = filters.keys(),
): string {
  const segments = [
    written('brand', brands),
    ...[...new Set(order)].map((alias) => (isReserved(alias) ? '' : written(alias, filters.get(alias) ?? []))),
    price.min === null && price.max === null ? '' : `price:${price.min ?? ''}-${price.max ?? ''}`,
    bestChoice && `best_choice:${bestChoice === 'both' ? 'yes,no' : bestChoice}`,
    discount && 'discount:yes',
    sort && `sort:${sort}`,
    page > 1 && `page:${page}`,
  ];
  return `/${[...basePath.split('/'), ...segments].filter(Boolean).join('/')}`;
}

function readSegment(selection: FilterSelection, segment: string): FilterSelection | null {
  const colon = segment.indexOf(':');
  if (colon < 1) return null;
  const alias = decoded(segment.slice(0, colon));
  const values = segment
    .slice(colon + 1)
    .split(',')
    .filter((value) => value !== '')
    .map(decoded);
  const read = READERS.get(alias);
  if (read) return read(selection, values);
  if (values.length === 0) return null;
  return {
    ...selection,
    filters: new Map(selection.filters).set(alias, union(selection.filters.get(alias) ?? [], values)),
  };
}

function readPrice(selection: FilterSelection, range: string): FilterSelection | null {
  const dash = range.indexOf('-');
  if (dash < 0) return null;
  const price = { min: wholeEuros(range.slice(0, dash)), max: wholeEuros(range.slice(dash + 1)) };
  return price.min === null && price.max === null ? null : { ...selection, price };
}

function readBestChoice(selection: FilterSelection, values: readonly string[]): FilterSelection | null {
  const yes = values.includes('yes');
  const no = values.includes('no');
  if (!yes && !no) return null;
  return { ...selection, bestChoice: yes && no ? 'both' : yes ? 'yes' : 'no' };
}

function readSort(selection: FilterSelection, [value]: readonly string[]): FilterSelection | null {
  const sort = SORTS.find((known) => known === value);
  return sort ? { ...selection, sort } : null;
}

function readPage(selection: FilterSelection, value: string): FilterSelection | null {
  const page = /^\d+$/.test(value) ? Number(value) : 0;
  return Number.isSafeInteger(page) && page > 0 ? { ...selection, page } : null;
}

function written(alias: string, values: readonly string[]): string {
  const named = values.filter((value) => value !== '');
  return alias === '' || named.length === 0 ? '' : `${encoded(alias)}:${named.map(encoded).join(',')}`;
}

/** A lone surrogate becomes U+FFFD, because `encodeURIComponent` throws on it. */
function encoded(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/** An invalid encoding is read literally. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function union(a: readonly string[], b: readonly string[]): readonly string[] {
  return [...new Set([...a, ...b])];
}
