import type { Brand, Filter, FilterOption } from '../../../../shared/contract/overview.ts';
import { slugOf } from '../../seed/draft.ts';
import { SPECIFICATIONS } from '../../seed/specifications.ts';
import type { Locale } from '../language.ts';
import { specificationsIn } from '../specifications.ts';
import type { ListedRow } from './stored.ts';

/** The specifications that become filters; sizes, weights and contents differ between all products. */
const CHOSEN_BY = new Set([
  'power',
  'phases',
  'trackers',
  'capacity',
  'chemistry',
  'voltage',
  'roof',
  'layout',
  'material',
  'crossSection',
  'length',
  'colour',
  'current',
  'protection',
  'warranty',
  'condition',
]);
const FILTERS = SPECIFICATIONS.filter(({ key }) => CHOSEN_BY.has(key));

export interface Choosable {
  readonly filters: Filter[];
  /** The options of each row, in the order of the rows. */
  readonly options: string[][];
}

/** The filters of a list, from the specifications of its products. A specification with one value is no filter. */
export function filtersOf(rows: readonly ListedRow[], locale: Locale): Choosable {
  const optionsById = new Map<number, Map<string, FilterOption>>();
  const read = reader(optionsById, locale);
  const options = rows.map(({ specifications }) => read(specifications));
  const byText = new Intl.Collator(locale, { numeric: true });
  const filters = FILTERS.flatMap(({ id, name }) => {
    const values = [...(optionsById.get(id)?.values() ?? [])].toSorted(
      (a, b) => sizeOf(a.name) - sizeOf(b.name) || byText.compare(a.name, b.name),
    );
    return values.length < 2 ? [] : [{ id, name: name[locale], url_alias: slugOf(name.nl), options: values }];
  });
  return { filters, options };
}

/** Sorts by the leading number, with a comma or a point before its decimals; texts come first. */
function sizeOf(value: string): number {
  return Number.parseFloat(value.replace(',', '.')) || 0;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The brands of a list by name. */
export function brandsOf(rows: readonly ListedRow[], locale: Locale): Brand[] {
  const brands = new Map(rows.map(({ brand_id, brand_name, brand_slug }) => [brand_id, [brand_name, brand_slug]]));
  return [...brands]
    .map(([id, [name, url_alias]]) => ({ id, name: name!, url_alias: url_alias! }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** Aliases and ids are Dutch in every language, so that a shared link keeps its meaning. */
function reader(values: Map<number, Map<string, FilterOption>>, locale: Locale): (json: string) => string[] {
  const known = new Map<string, string[]>();
  return (json) => {
    const same = known.get(json);
    if (same) return same;
    const ids = specificationsIn(json).flatMap(({ id, key, value }) => {
      if (!CHOSEN_BY.has(key)) return [];
      const url_alias = slugOf(value.nl);
      const option = { id: `${id}-${url_alias}`, name: capital(value[locale]), url_alias };
      values.set(id, (values.get(id) ?? new Map<string, FilterOption>()).set(option.id, option));
      return [option.id];
    });
    known.set(json, ids);
    return ids;
  };
}
