import { toggleBestChoice, toggleBrand, toggleOption } from '../../shared/rules/filter-choice.ts';
import type { FilterState, Sort } from '../../shared/rules/filter-path.ts';
import type { FilterOptions } from '../../shared/rules/listing.ts';

/** Removes the options that the page does not know from a choice. */
export function knownChoice(state: FilterState, { brands, filters }: FilterOptions): FilterState {
  return {
    ...state,
    brands: knownAliases(state.brands, brands),
    filters: new Map(
      filters
        .map(
          ({ url_alias, options }) => [url_alias, knownAliases(state.filters.get(url_alias) ?? [], options)] as const,
        )
        .filter(([, chosen]) => chosen.length > 0),
    ),
  };
}

function knownAliases(chosen: readonly string[], known: readonly { url_alias: string }[]): readonly string[] {
  if (chosen.length === 0) return chosen;
  const aliases = new Set(known.map(({ url_alias }) => url_alias));
  return chosen.filter((alias) => aliases.has(alias));
}

/** The choice with one option added or removed. Group and option have their names in the path. */
export function toggled(state: FilterState, group: string, answer: string): FilterState {
  if (group === 'brand') return toggleBrand(state, answer);
  if (group === 'best_choice') return toggleBestChoice(state, answer === 'yes' ? 'yes' : 'no');
  if (group === 'discount') return { ...state, discount: !state.discount, page: 1 };
  return toggleOption(state, group, answer);
}

/**
 * The path with the page that is shown, and without an invalid order. Other segments stay unchanged, even unknown ones:
 * only the shopper's next choice writes the path anew.
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

/** Adds the segments of a choice to the address of another list, before its query and hash. */
export function withSegments(url: string, segments: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  return segments === '/' ? url : path.replace(/\/$/, '') + segments + rest;
}
