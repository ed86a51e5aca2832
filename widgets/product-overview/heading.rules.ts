import type { OverviewContent, SeoEntry } from '../../shared/contract/overview.ts';
import type { FilterSelection } from '../../shared/rules/filter-path.ts';
import type { FilterOptions } from '../../shared/rules/listing.ts';

/** Title and text above a list. */
export interface Heading {
  readonly title: string | null;
  /** May hold markup. */
  readonly text: string | null;
}

/** Name and text of the entry that matches the selection best, else those of the page. */
export function headingOf(content: OverviewContent, selection: FilterSelection, filterOptions: FilterOptions): Heading {
  const entry = bestEntry(content.seo, selection, filterOptions);
  return {
    title: entry?.name ?? content.content_name ?? content.main_name,
    text: entry?.content ?? content.content,
  };
}

/**
 * An entry matches when its brand, if it names one, is the only selected brand, and its options, if it names any, are
 * exactly the selected ones. The one that names the most wins, and the first of several equals.
 */
function bestEntry(
  entries: readonly SeoEntry[],
  selection: FilterSelection,
  filterOptions: FilterOptions,
): SeoEntry | undefined {
  if (entries.length === 0) return undefined;
  const brands = selectedIds(selection.brands, filterOptions.brands);
  const options = filterOptions.filters.flatMap(({ url_alias, options: known }) =>
    selectedIds(selection.filters.get(url_alias) ?? [], known),
  );
  const matching = entries.filter(
    ({ brand_id, option_ids }) =>
      (brand_id !== null || option_ids.length > 0) &&
      (brand_id === null || isSameSet(brands, [String(brand_id)])) &&
      (option_ids.length === 0 || isSameSet(options, option_ids.map(String))),
  );
  return matching.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
}

function weightOf({ brand_id, option_ids }: SeoEntry): number {
  return option_ids.length + (brand_id === null ? 0 : 1);
}

function selectedIds(aliases: readonly string[], known: FilterOptions['brands']): string[] {
  return known.filter(({ url_alias }) => aliases.includes(url_alias)).map(({ id }) => String(id));
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const set = new Set(a);
  return set.size === new Set(b).size && b.every((id) => set.has(id));
}
