import { NOTHING_SELECTED, type FilterSelection } from './filter-path.ts';

/** Changes of a filter selection. Each returns to the first page. */

/** Adds the brand, or takes it out when it is selected. */
export function toggleBrand(selection: FilterSelection, alias: string): FilterSelection {
  return { ...selection, brands: toggled(selection.brands, alias), page: 1 };
}

/** Adds the option of the filter, or takes it out when it is selected. */
export function toggleOption(selection: FilterSelection, filter: string, option: string): FilterSelection {
  const filters = new Map(selection.filters);
  const options = toggled(filters.get(filter) ?? [], option);
  if (options.length > 0) filters.set(filter, options);
  else filters.delete(filter);
  return { ...selection, filters, page: 1 };
}

/** Adds `yes` or `no` to the selection, or removes it. */
export function toggleBestChoice(selection: FilterSelection, answer: 'yes' | 'no'): FilterSelection {
  const opposite = answer === 'yes' ? 'no' : 'yes';
  const next = { null: answer, [answer]: null, [opposite]: 'both', both: opposite } as const;
  return { ...selection, bestChoice: next[`${selection.bestChoice}`] ?? null, page: 1 };
}

/** Takes out everything but the order. */
export function clearFilters({ sort }: FilterSelection): FilterSelection {
  return { ...NOTHING_SELECTED, sort };
}

function toggled(aliases: readonly string[], alias: string): readonly string[] {
  return aliases.includes(alias) ? aliases.filter((selected) => selected !== alias) : [...aliases, alias];
}
