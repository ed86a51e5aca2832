import type { Overview } from '../../../../shared/contract/overview.ts';

/**
 * What the shopper selected in a list: names with their values, as in the address of the list
 * (`/omvormers/brand:sma,growatt/vermogen:3-kw/price:100-/page:2`). A filter goes by its alias.
 */
export type Selection = ReadonlyMap<string, readonly string[]>;

export const SORTS = ['price-low', 'price-high'] as const;

const YES_NO = ['yes', 'no'];

/** Names with one value. Each returns its value as it is written; undefined for an invalid one. */
const SINGLE: ReadonlyMap<string, (value: string) => string | undefined> = new Map([
  ['price', (value) => writtenRange(rangeIn(value))],
  ['discount', (value) => (value === 'yes' ? value : undefined)],
  ['sort', (value) => SORTS.find((sort) => sort === value)],
  ['page', (value) => (/^0*[1-9]\d{0,5}$/.test(value) ? String(Number(value)) : undefined)],
]);

/** The names that the address ends with. */
const LAST = ['price', 'best_choice', 'discount', 'sort', 'page'];
const NO_FILTERS = new Set(['brand', ...LAST]);

/** A limit in whole euros, VAT included, belongs to the range; null is no limit. */
export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

export interface ListAddress {
  /** The address of the list, without a selection. */
  readonly base: string;
  readonly selection: Selection;
}

export function readListAddress(pathname: string): ListAddress {
  const [base = '', ...segments] = pathname.split(/\/+(?=[^/]*:)/);
  const selection = new Map<string, readonly string[]>();
  for (const segment of segments) {
    const [name = '', values = ''] = segment.replace(/\/.*/, '').split(/:(.*)/s);
    add(selection, decoded(name), values.split(',').filter(Boolean).map(decoded));
  }
  return { base: base.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1') || '/', selection };
}

function add(selection: Map<string, readonly string[]>, name: string, values: readonly string[]): void {
  const single = SINGLE.get(name)?.(values[0] ?? '');
  if (single !== undefined) selection.set(name, [single]);
  if (name !== '' && values.length > 0 && !SINGLE.has(name))
    selection.set(name, [...new Set([...(selection.get(name) ?? []), ...values])]);
}

/** A broken encoding is read as it is written. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The address of a selection. Equal selections have equal addresses, because names have a fixed order.
 * @param filters the filters of the list by their aliases; others are left out
 */
export function listAddress(base: string, selection: Selection, filters = [...selection.keys()]): string {
  const names = ['brand', ...filters.filter((name) => !NO_FILTERS.has(name)), ...LAST];
  const segments = names.map((name) => {
    const values = writtenValues(name, selection);
    return values.length === 0 ? '' : `/${encodeURIComponent(name)}:${values.map(encodeURIComponent).join(',')}`;
  });
  return (base === '/' ? '' : base) + segments.join('') || '/';
}

/** The first page is not written. The order of yes and no means nothing. */
function writtenValues(name: string, selection: Selection): readonly string[] {
  if (name === 'page' && pageIn(selection) === 1) return [];
  const values = selection.get(name) ?? [];
  return name === 'best_choice' ? YES_NO.filter((answer) => values.includes(answer)) : values;
}

/** The part of a selection that means something in this list. */
export function selectionIn(
  { brands, filters }: Pick<Overview, 'brands' | 'filters'>,
  selection: Selection,
): Selection {
  const aliases = (options: readonly { readonly url_alias: string }[]) => options.map(({ url_alias }) => url_alias);
  const choices = new Map([
    ['brand', aliases(brands)],
    ['best_choice', YES_NO],
    ...filters.map(({ url_alias, options }) => [url_alias, aliases(options)] as const),
  ]);
  const known = [...selection].map(([name, values]) => {
    if (SINGLE.has(name)) return [name, values] as const;
    return [name, values.filter((value) => choices.get(name)?.includes(value))] as const;
  });
  return new Map(known.filter(([, values]) => values.length > 0));
}

/** Selects the value, or takes it out of the selection. The list starts at its first page. */
export function toggled(selection: Selection, name: string, value: string): Selection {
  const values = selection.get(name) ?? [];
  const isSelected = values.includes(value);
  return withValues(selection, name, isSelected ? values.filter((kept) => kept !== value) : [...values, value]);
}

/** Replaces the values of a name. The list starts at its first page. */
export function withValues(selection: Selection, name: string, values: readonly string[]): Selection {
  const changed = new Map(selection);
  changed.delete('page');
  if (values.length === 0) changed.delete(name);
  else changed.set(name, values);
  return changed;
}

export function pageIn(selection: Selection): number {
  return Number(selection.get('page')?.[0] ?? 1);
}

export function withPage(selection: Selection, page: number): Selection {
  return new Map(selection).set('page', [String(page)]);
}

export function isSelected(selection: Selection, name: string, value: string): boolean {
  return selection.get(name)?.includes(value) ?? false;
}

/** No filter is selected; a sort order may be. */
export function isUnfiltered(selection: Selection): boolean {
  return [...selection.keys()].every((name) => name === 'sort' || name === 'page');
}

/** Keeps the sort order only. */
export function cleared(selection: Selection): Selection {
  return withValues(new Map(), 'sort', selection.get('sort') ?? []);
}

/** The selected price range. */
export function priceIn(selection: Selection): PriceRange {
  return rangeIn(selection.get('price')?.[0] ?? '-');
}

/** The value of a range in the address; undefined for no limits. */
export function writtenRange({ min, max }: PriceRange): string | undefined {
  return min === null && max === null ? undefined : `${min ?? ''}-${max ?? ''}`;
}

function rangeIn(value: string): PriceRange {
  const [min = '', max] = value.split(/-(.*)/s);
  return max === undefined ? { min: null, max: null } : { min: eurosIn(min), max: eurosIn(max) };
}

/** Whole euros at the start of a text, with or without points between thousands; null without an amount. */
export function eurosIn(text: string | null): number | null {
  const [digits] = /^\d+(?:\.\d{3}(?!\d))*/.exec(text?.trim() ?? '') ?? [];
  const euros = Number(digits?.replaceAll('.', ''));
  return digits !== undefined && Number.isSafeInteger(euros) ? euros : null;
}
