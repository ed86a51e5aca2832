import { NOTHING_CHOSEN, type FilterState } from './filter-path.ts';

/** Changes of a filter selection. Each returns to the first page. */

/** Adds the brand, or takes it out when it is chosen. */
export function toggleBrand(state: FilterState, alias: string): FilterState {
  return { ...state, brands: toggled(state.brands, alias), page: 1 };
}

/** Adds the option of the filter, or takes it out when it is chosen. */
export function toggleOption(state: FilterState, filter: string, option: string): FilterState {
  const filters = new Map(state.filters);
  const options = toggled(filters.get(filter) ?? [], option);
  if (options.length > 0) filters.set(filter, options);
  else filters.delete(filter);
  return { ...state, filters, page: 1 };
}

/** Adds `yes` or `no` to the choice, or removes it. */
export function toggleBestChoice(state: FilterState, answer: 'yes' | 'no'): FilterState {
  const opposite = answer === 'yes' ? 'no' : 'yes';
  const next = { null: answer, [answer]: null, [opposite]: 'both', both: opposite } as const;
  return { ...state, bestChoice: next[`${state.bestChoice}`] ?? null, page: 1 };
}

/** Takes out everything but the order. */
export function clearFilters({ sort }: FilterState): FilterState {
  return { ...NOTHING_CHOSEN, sort };
}

function toggled(aliases: readonly string[], alias: string): readonly string[] {
  return aliases.includes(alias) ? aliases.filter((chosen) => chosen !== alias) : [...aliases, alias];
}
