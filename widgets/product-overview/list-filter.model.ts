import type { FilteredList } from '../../shared/contract/cart-view.ts';
import { commandRefused } from '../../shared/models/command-refused.ts';
import type { FilterSelection } from '../../shared/rules/filter-path.ts';
import { readFilters, type SelectionReader } from './list-filter.rules.ts';

/** The list of the page. */
interface List extends SelectionReader {
  readonly selection: FilterSelection;
  select(selection: FilterSelection): void;
  /** Waits for a list that stays on the server. Rejects when it could not be read. */
  readonly settled?: (() => Promise<void>) | undefined;
  /** What the list shows. */
  result(): FilteredList;
}

/** Carries out `list-filter`. The order stays, unless the command names another one. */
export async function filterList(detail: unknown, list: List): Promise<FilteredList> {
  const { selection, problems } = readFilters(detail ?? {}, list);
  if (Object.keys(problems).length > 0) throw commandRefused(problems);
  list.select({ ...selection, sort: selection.sort ?? list.selection.sort });
  await list.settled?.();
  return list.result();
}
