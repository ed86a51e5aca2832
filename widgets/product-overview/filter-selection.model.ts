import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { NOTHING_CHOSEN, readFilterPath, writeFilterPath, type FilterState } from '../../shared/rules/filter-path.ts';
import type { FilterOptions } from '../../shared/rules/listing.ts';
import type { Page } from '../../shared/runtime/services.ts';
import { knownChoice, correctedPath } from './filter-selection.rules.ts';

/** The shopper's selection, stored in the path of the page. */
export interface FilterSelectionState {
  /** The selection in the path, without aliases that this page does not have. */
  readonly selection: ReadonlySignal<FilterState>;
  /** Of the page with nothing chosen. */
  readonly basePath: ReadonlySignal<string>;
  /** The path of a selection. */
  pathOf(state: FilterState): string;
  /** The segments of a choice alone, such as `/brand:sma`; a slash when there are none. */
  segmentsOf(state: FilterState): string;
  /** Adds one history entry for each choice that differs from the current one. */
  choose(next: FilterState): void;
  /** Reads the path of the page. */
  read(): void;
  /** Replaces an invalid page number in the path by that of the page shown, and removes an invalid sort order. */
  correct(page: number): void;
}

export function createFilterSelection(
  page: Pick<Page, 'path' | 'setPath'>,
  filterOptions: ReadonlySignal<FilterOptions>,
): FilterSelectionState {
  const selectionInPath = signal<FilterState>(NOTHING_CHOSEN);
  const basePath = signal('/');
  const selection = computed(() => knownChoice(selectionInPath.value, filterOptions.value));
  const pathWith = (base: string, state: FilterState) =>
    writeFilterPath(
      base,
      state,
      filterOptions.value.filters.map(({ url_alias }) => url_alias),
    );

  return {
    selection,
    basePath,
    pathOf: (state) => pathWith(basePath.value, state),
    segmentsOf: (state) => pathWith('/', state),
    choose(next) {
      const path = pathWith(basePath.peek(), next);
      if (path === pathWith(basePath.peek(), selection.peek())) return;
      page.setPath(path, 'push');
      selectionInPath.value = next;
    },
    read() {
      const parsed = readFilterPath(page.path());
      basePath.value = parsed.basePath;
      selectionInPath.value = parsed.state;
    },
    correct(shown) {
      const { sort } = selection.peek();
      const path = correctedPath(page.path(), { sort, page: shown });
      if (path !== page.path()) page.setPath(path, 'replace');
      if (selection.peek().page !== shown) selectionInPath.value = { ...selectionInPath.peek(), page: shown };
    },
  };
}
