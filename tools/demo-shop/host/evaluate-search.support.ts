import type { Aggregated, Aggregation, Query, SearchBody } from '../rules/search/search-query.ts';

/**
 * Evaluates a search over documents, by what the documentation of OpenSearch says about the few conditions, aggregations
 * and sort keys that the shop sends. Anything else throws.
 */

export type Document = Readonly<Record<string, unknown>>;
export type Index = ReadonlyMap<string, Document>;

/** A server answers no more without `search_after`. */
const WINDOW = 10_000;
const KEYS = ['query', 'size', 'from', 'sort', 'search_after', '_source', 'track_total_hits', 'aggs'];

export function evaluate(index: Index, body: SearchBody) {
  const unknown = Object.keys(body).find((key) => !KEYS.includes(key));
  if (unknown) throw new Error(`Unknown key [${unknown}]`);
  const { query, aggs, size, sort, from = 0, search_after: after } = body;
  if (from + size > WINDOW) throw new Error('Result window is too large');
  if (after && from > 0) throw new Error('`from` parameter must be set to 0 when `search_after` is used');
  const matches = [...index].filter(([, document]) => fits(document, query));
  const keysOf = (document: Document) => (sort ?? []).map((key) => Number(document[only(key)[0]]));
  const hits = matches
    .map(([_id, document]) => ({ _id, sort: keysOf(document) }))
    .toSorted((a, b) => compare(a.sort, b.sort))
    .filter((hit) => !after || compare(hit.sort, after) > 0)
    .slice(from, from + size);
  const documents = matches.map(([, document]) => document);
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { max_score: null, hits },
    ...(aggs && { aggregations: aggregateAll(documents, aggs) }),
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((key, at) => key - b[at]!).find((difference) => difference !== 0) ?? 0;
}

/** The only entry of an object: each condition has one field. */
function only(object: object): [key: string, value: unknown] {
  const entries = Object.entries(object);
  if (entries.length !== 1) throw new Error(`One entry is expected: ${JSON.stringify(object)}`);
  return entries[0]!;
}

function fits(document: Document, query: Query): boolean {
  const [kind, condition] = only(query);
  if (kind === 'match_none') return false;
  if (kind === 'bool') return fitsAll(document, condition as Branch);
  const [field, wanted] = only(condition as object);
  const values = [document[field] ?? []].flat();
  return values.some((value) => TESTS[kind]!(value, wanted));
}

/** Beside `filter`, a `should` asks for nothing unless `minimum_should_match` says so. */
function fitsAll(document: Document, { filter = [], should = [], minimum_should_match: least = 0 }: Branch): boolean {
  return (
    should.filter((query) => fits(document, query)).length >= least && filter.every((query) => fits(document, query))
  );
}

type Branch = Omit<Extract<Query, { bool: object }>['bool'], 'minimum_should_match'> & {
  minimum_should_match?: number;
};

const TESTS: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  term: (value, wanted) => value === wanted,
  terms: (value, wanted) => (wanted as unknown[]).includes(value),
  range: (value, wanted) =>
    Object.entries(wanted as Record<string, number>).every(([bound, limit]) => BOUNDS[bound]!(Number(value), limit)),
  wildcard: (value, wanted) => patternOf((wanted as { value: string }).value).test(String(value)),
};

const BOUNDS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  gt: (value, limit) => value > limit,
  gte: (value, limit) => value >= limit,
  lte: (value, limit) => value <= limit,
};

/** `*` is any text, `?` any letter, and `\` takes the meaning from the next one. */
function patternOf(wildcard: string): RegExp {
  const parts = wildcard.matchAll(/\\(.)|(\*)|(\?)|([^\\*?]+)/gsu);
  const source = [...parts].map(([, escaped, any, letter, text]) =>
    any ? '.*' : letter ? '.' : (escaped ?? text)!.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`),
  );
  return new RegExp(`^${source.join('')}$`, 'su');
}

function aggregateAll(documents: readonly Document[], aggs: object): Record<string, Aggregated> {
  return Object.fromEntries(
    Object.entries(aggs).map(([name, agg]) => [name, aggregate(documents, agg as Aggregation)]),
  );
}

function aggregate(documents: readonly Document[], { ...agg }: Aggregation): Aggregated {
  if ('filter' in agg) {
    const matches = documents.filter((document) => fits(document, agg.filter));
    return { doc_count: matches.length, ...aggregateAll(matches, agg.aggs ?? {}) };
  }
  const [kind, settings] = only(agg) as [string, { field: string; size: number; include?: string; exclude?: string }];
  const values = documents.map((document) => [document[settings.field] ?? []].flat());
  if (kind === 'terms') return { buckets: bucketsOf(values, settings) };
  if (kind !== 'min' && kind !== 'max') throw new Error(`Unknown aggregation type [${kind}]`);
  const numbers = values.flat().map(Number);
  // So many products are no arguments of a function.
  const value = numbers.reduce((best, number) => Math[kind](best, number), kind === 'min' ? Infinity : -Infinity);
  return { value: numbers.length > 0 ? value : null };
}

/** Terms with the most documents come first. The patterns fit whole terms. */
function bucketsOf(
  values: readonly unknown[][],
  { size, include = '.*', exclude }: { size: number; include?: string; exclude?: string },
) {
  const counts = new Map<string | number, number>();
  for (const own of values)
    for (const key of new Set(own as (string | number)[])) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isIn = (pattern: string, key: string | number) => new RegExp(`^(?:${pattern})$`).test(String(key));
  return [...counts]
    .filter(([key]) => isIn(include, key) && (exclude === undefined || !isIn(exclude, key)))
    .map(([key, doc_count]) => ({ key, doc_count }))
    .toSorted((a, b) => b.doc_count - a.doc_count)
    .slice(0, size);
}
