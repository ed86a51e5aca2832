import type { ListFilters } from '../../shared/contract/cart-view.ts';
import type { FilterPath, FilterSelection } from '../../shared/rules/filter-path.ts';

/** How the page reads a selection. It has this code already. */
export interface SelectionReader {
  readPath(path: string): Pick<FilterPath, 'selection' | 'unknown'>;
  /** Without what the list does not have. */
  knownPart(selection: FilterSelection): FilterSelection;
}

interface ReadFilters {
  readonly selection: FilterSelection;
  /** What is wrong, by the names of the filters; empty when all of them can be selected. */
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

/** Reads the filters of a command, whose detail is unchecked. Names and values are those of the path. */
export function readFilters(filters: unknown, { readPath, knownPart }: SelectionReader): ReadFilters {
  const problems: Record<string, readonly string[]> = {};
  const isReadable = isFilters(filters);
  if (!isReadable) problems['general'] = ['names of filters, each with a value or a list of values'];
  const named = Object.entries(isReadable ? filters : {}).map(([name, value]) => [name, [value].flat()] as const);
  const written = named.filter(([, values]) => values.length > 0);
  const segments = written.map(([name, values]) => `${encoded(name)}:${values.map(encoded).join(',')}`);
  const { selection, unknown } = readPath(`/${segments.join('/')}`);
  const known = knownPart(selection);
  for (const [at, [name, values]] of written.entries()) {
    const lost = unknown.includes(segments[at]!) ? values : lostValues(name, selection, known);
    if (lost.length > 0) problems[name] = [`this list cannot be filtered by ${lost.join(', ')}`];
  }
  return { selection, problems };
}

/** A lone surrogate becomes U+FFFD, because `encodeURIComponent` throws on it. */
function encoded(part: string): string {
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function lostValues(name: string, whole: FilterSelection, known: FilterSelection): readonly string[] {
  const [values, left] =
    name === 'brand' ? [whole.brands, known.brands] : [whole.filters.get(name) ?? [], known.filters.get(name) ?? []];
  return values.filter((value) => !left.includes(value));
}

function isFilters(filters: unknown): filters is ListFilters {
  return (
    typeof filters === 'object' &&
    filters !== null &&
    !Array.isArray(filters) &&
    Object.values(filters).every((value) => [value].flat().every((part) => typeof part === 'string' && part !== ''))
  );
}
