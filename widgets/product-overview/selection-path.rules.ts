import { toggleBestChoice, toggleBrand, toggleOption } from '../../shared/rules/filter-changes.ts';
import type { FilterSelection, Sort } from '../../shared/rules/filter-path.ts';
import type { FilterOptions } from '../../shared/rules/listing.ts';

/** Removes the options that the page does not know from a selection. */
export function knownSelection(selection: FilterSelection, { brands, filters }: FilterOptions): FilterSelection {
  return {
    ...selection,
    brands: knownAliases(selection.brands, brands),
    filters: new Map(
      filters
        .map(
          ({ url_alias, options }) =>
            [url_alias, knownAliases(selection.filters.get(url_alias) ?? [], options)] as const,
        )
        .filter(([, selected]) => selected.length > 0),
    ),
  };
}

function knownAliases(selected: readonly string[], known: readonly { url_alias: string }[]): readonly string[] {
  if (selected.length === 0) return selected;
  const aliases = new Set(known.map(({ url_alias }) => url_alias));
  return selected.filter((alias) => aliases.has(alias));
}

/** The selection with one option added or removed. Group and option have their names in the path. */
export function toggled(selection: FilterSelection, group: string, answer: string): FilterSelection {
  if (group === 'brand') return toggleBrand(selection, answer);
  if (group === 'best_choice') return toggleBestChoice(selection, answer === 'yes' ? 'yes' : 'no');
  if (group === 'discount') return { ...selection, discount: !selection.discount, page: 1 };
  return toggleOption(selection, group, answer);
}

/** The selection with all of these options of the filter, or without them when it has all. */
export function toggledAll(selection: FilterSelection, filter: string, aliases: readonly string[]): FilterSelection {
  const selected = selection.filters.get(filter) ?? [];
  const missing = aliases.filter((alias) => !selected.includes(alias));
  const changed = missing.length > 0 ? missing : aliases;
  return changed.reduce((next, alias) => toggleOption(next, filter, alias), selection);
}

/**
 * The path with the page that is shown, and without an invalid order. Other segments stay unchanged, even unknown ones:
 * only the shopper's next selection writes the path anew.
 */
export function correctedPath(path: string, { sort, page }: { sort: Sort | null; page: number }): string {
  const parts = path.split('/');
  const mended = parts.map((part) => {
    if (part.startsWith('sort:')) return sort && `sort:${sort}`;
    if (part.startsWith('page:')) return page > 1 && `page:${page}`;
    return part;
  });
  return mended.filter((part) => part !== null && part !== false).join('/') || '/';
}

/** Adds the segments of a selection to the address of another list, before its query and hash. */
export function withSegments(url: string, segments: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return segments === '/' ? url : path.replace(/\/$/, '') + segments + rest;
}
