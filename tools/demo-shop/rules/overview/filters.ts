import type { Brand, Filter } from '../../../../shared/contract/overview.ts';
import { slugOf } from '../../seed/draft.ts';
import type { Locale } from '../language.ts';
import { FILTER_SPECIFICATIONS, filterOptionsOf, type OptionInLists } from './filter-options.ts';
import type { ListedRow } from './stored.ts';

export interface Choosable {
  readonly filters: Filter[];
  /** The options of each row, in the order of the rows. */
  readonly options: string[][];
}

/** The filters of a list, from the specifications of its products. */
export function filtersOf(rows: readonly Pick<ListedRow, 'specifications'>[], locale: Locale): Choosable {
  const options = new Map<string, OptionInLists>();
  const known = new Map<string, string[]>();

  function idsOf(specifications: string): string[] {
    const own = filterOptionsOf(specifications);
    for (const option of own) options.set(option.id, option);
    return own.map(({ id }) => id);
  }

  const idsByRow = rows.map(({ specifications }) => {
    const ids = known.get(specifications) ?? idsOf(specifications);
    known.set(specifications, ids);
    return ids;
  });
  return { filters: filtersWith([...options.values()], locale), options: idsByRow };
}

/** The filters that have these options, in their order. A specification with one value is no filter. */
export function filtersWith(options: readonly OptionInLists[], locale: Locale): Filter[] {
  const byText = new Intl.Collator(locale, { numeric: true });
  return FILTER_SPECIFICATIONS.flatMap(({ id, name }) => {
    const values = options
      .filter(({ filter_id }) => filter_id === id)
      .map((option) => ({ id: option.id, name: option.name[locale], url_alias: option.alias }))
      .toSorted((a, b) => sizeOf(a.name) - sizeOf(b.name) || byText.compare(a.name, b.name));
    return values.length < 2 ? [] : [{ id, name: name[locale], url_alias: slugOf(name.nl), options: values }];
  });
}

/** Sorts by the leading number, with a comma or a point before its decimals; texts come first. */
function sizeOf(value: string): number {
  return Number.parseFloat(value.replace(',', '.')) || 0;
}

/** The brands of a list by name. */
export function brandsOf(
  rows: readonly Pick<ListedRow, 'brand_id' | 'brand_name' | 'brand_slug'>[],
  locale: Locale,
): Brand[] {
  const brands = new Map(rows.map(({ brand_id, brand_name, brand_slug }) => [brand_id, [brand_name, brand_slug]]));
  return [...brands]
    .map(([id, [name, url_alias]]) => ({ id, name: name!, url_alias: url_alias! }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
