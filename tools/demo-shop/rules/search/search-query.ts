import type { Facets, Filters, ListSort, PriceLimits, Scope } from './engine.ts';
import { AROUND_VALUE, type IndexedProduct } from './indexed-product.ts';
import { MOST_PRICE } from './sql-engine.ts';
import { termsOf, type Term } from './terms.ts';

type Field = keyof IndexedProduct;
type Value = string | number | boolean;

/** The conditions of the query language of OpenSearch that lists need. */
export type Query =
  | { readonly term: { readonly [Key in Field]?: Value } }
  | { readonly terms: { readonly [Key in Field]?: readonly Value[] } }
  | {
      readonly range: {
        readonly [Key in Field]?: { readonly gt?: number; readonly gte?: number; readonly lte?: number };
      };
    }
  | { readonly wildcard: { readonly [Key in Field]?: { readonly value: string } } }
  | { readonly match_none: Readonly<Record<string, never>> }
  | {
      readonly bool: {
        readonly filter?: readonly Query[];
        readonly should?: readonly Query[];
        readonly minimum_should_match?: 1;
      };
    };

export type Aggregation =
  | { readonly filter: Query; readonly aggs?: Aggregations }
  | {
      readonly terms: {
        readonly field: Field;
        readonly size: number;
        readonly include?: string;
        readonly exclude?: string;
      };
    }
  | { readonly min: { readonly field: Field } }
  | { readonly max: { readonly field: Field } };
export type Aggregations = Readonly<Record<string, Aggregation>>;

export type SortKey = { readonly [Key in Field]?: 'asc' };

/** The body of `_search`. */
export interface SearchBody {
  readonly query: Query;
  readonly size: number;
  readonly from?: number;
  readonly sort?: readonly SortKey[];
  /** The sort keys of the product before. */
  readonly search_after?: readonly number[];
  readonly _source: false;
  readonly track_total_hits: boolean;
  readonly aggs?: Aggregations;
}

/** More than a shop has brands or options: the counts of terms are exact when all of them are answered. */
const BUCKETS = 10_000;

export const every = (conditions: readonly Query[]): Query => ({ bool: { filter: conditions } });
const some = (conditions: readonly Query[]): Query => ({ bool: { should: conditions, minimum_should_match: 1 } });

function withinScope({ categories, isOffers, text }: Scope): Query[] {
  return [
    ...(categories ? [{ terms: { category: categories } }] : []),
    ...(isOffers ? [{ term: { offered: true } }] : []),
    ...(text.trim() === '' ? [] : textConditions(text)),
  ];
}

/** Each term occurs in the text, or a quantity at the end of a specification, such as that of `3 × 2,5 mm²`. */
function textConditions(text: string): Query[] {
  const terms = termsOf(text);
  return terms.length === 0 ? [{ match_none: {} }] : terms.map(termCondition);
}

function termCondition({ words, values }: Term): Query {
  return some([
    ...words.map((word) => containing('text', word)),
    ...values.map((value) => containing('values', ` ${value.toLowerCase()}${AROUND_VALUE}`)),
  ]);
}

function containing(field: 'text' | 'values', part: string): Query {
  return { wildcard: { [field]: { value: `*${part.replaceAll(/[\\*?]/g, String.raw`\$&`)}*` } } };
}

/** With a limit, products without a price do not fit. */
function costs({ min, max }: Filters['price']): Query[] {
  if (min === null && max === null) return [];
  return [{ range: { price: { gte: Math.min(min ?? 0, MOST_PRICE), lte: Math.min(max ?? MOST_PRICE, MOST_PRICE) } } }];
}

/** A group of options: the brands, the best choice, the reduced products, or a filter by its id. */
type Group = 'brand' | 'best' | 'reduced' | number;

function selected({ brands, options, isBestChoice, isReduced }: Filters): ReadonlyMap<Group, Query> {
  const groups = new Map<Group, Query>();
  if (brands.length > 0) groups.set('brand', { terms: { brand: brands } });
  for (const [filter, ids] of options) groups.set(filter, { terms: { options: ids.map((id) => `${filter}:${id}`) } });
  if (isBestChoice !== null) groups.set('best', { term: { best_choice: isBestChoice } });
  if (isReduced) groups.set('reduced', { term: { reduced: true } });
  return groups;
}

/** Counts each group beside the selection of the others: one aggregation of its own for each. */
export function facetsBody(scope: Scope, filters: Filters): SearchBody {
  const groups = selected(filters);
  const beside = (own: Group | null, aggs?: Aggregations): Aggregation => ({
    filter: every([...groups].filter(([group]) => group !== own).map(([, query]) => query)),
    ...(aggs && { aggs }),
  });
  const chosen = [...filters.options.keys()];
  const exclude = chosen.length > 0 ? { exclude: `(${chosen.join('|')}):.*` } : {};
  const ofFilter = (filter: number) => ({ ids: options({ include: `${filter}:.*` }) });
  return {
    ...COUNTING,
    query: every([...withinScope(scope), ...costs(filters.price)]),
    aggs: {
      total: beside(null, { ids: options(exclude) }),
      brand: beside('brand', { ids: { terms: { field: 'brand', size: BUCKETS } } }),
      best: beside('best', { yes: isSo({ best_choice: true }), no: isSo({ best_choice: false }) }),
      reduced: beside('reduced', { yes: isSo({ reduced: true }) }),
      ...Object.fromEntries(chosen.map((filter) => [`filter-${filter}`, beside(filter, ofFilter(filter))])),
    },
  };
}

const COUNTING = { size: 0, _source: false, track_total_hits: false } as const;

function options(which: { readonly include?: string; readonly exclude?: string }): Aggregation {
  return { terms: { field: 'options', size: BUCKETS, ...which } };
}

function isSo(term: { readonly [Key in Field]?: boolean }): Aggregation {
  return { filter: { term } };
}

export function limitsBody(scope: Scope): SearchBody {
  return {
    ...COUNTING,
    query: every([...withinScope(scope), { range: { price: { gt: 0 } } }]),
    aggs: { min: { min: { field: 'price' } }, max: { max: { field: 'price' } } },
  };
}

const ORDER: Readonly<Record<NonNullable<ListSort> | 'own', readonly SortKey[]>> = {
  own: [{ place: 'asc' }],
  'price-low': [{ price_up: 'asc' }, { place: 'asc' }],
  'price-high': [{ price_down: 'asc' }, { place: 'asc' }],
};

export interface Slice {
  readonly sort: ListSort;
  readonly size: number;
  /** Where it begins: a number of products, or after the one with these sort keys. */
  readonly from: number | readonly number[];
}

export function productsBody(scope: Scope, filters: Filters, { sort, size, from }: Slice): SearchBody {
  return {
    query: every([...withinScope(scope), ...costs(filters.price), ...selected(filters).values()]),
    size,
    ...(typeof from === 'number' ? { from } : { search_after: from }),
    sort: ORDER[sort ?? 'own'],
    _source: false,
    track_total_hits: false,
  };
}

interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
}

/** What an aggregation answers; which keys there are depends on its kind. */
export interface Aggregated {
  readonly doc_count?: number;
  readonly value?: number | null;
  readonly buckets?: readonly Bucket[];
  readonly ids?: Aggregated;
  readonly yes?: Aggregated;
  readonly no?: Aggregated;
}

export type AggregatedParts = Readonly<Record<string, Aggregated>>;

export function facetsIn(parts: AggregatedParts): Facets {
  const countOf = (part: Aggregated | undefined) => part?.doc_count ?? 0;
  const groups = Object.entries(parts).filter(([name]) => name === 'total' || name.startsWith('filter-'));
  const counted = groups.flatMap(([, { ids }]) => ids?.buckets ?? []);
  return {
    total: countOf(parts['total']),
    brands: new Map(parts['brand']?.ids?.buckets?.map(({ key, doc_count }) => [Number(key), doc_count])),
    options: new Map(counted.map(({ key, doc_count }) => [String(key).replace(/^\d+:/, ''), doc_count])),
    bestChoice: { yes: countOf(parts['best']?.yes), no: countOf(parts['best']?.no) },
    reduced: countOf(parts['reduced']?.yes),
  };
}

/** Without any price, both are null. */
export function limitsIn(parts: AggregatedParts): PriceLimits {
  return { min: parts['min']?.value ?? null, max: parts['max']?.value ?? null };
}
