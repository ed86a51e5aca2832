import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import {
  NOTHING_SELECTED,
  readFilterPath,
  writeFilterPath,
  type FilterSelection,
} from '../../shared/rules/filter-path.ts';
import type { FilterOptions } from '../../shared/rules/listing.ts';
import type { Page } from '../../shared/runtime/services.ts';
import { knownSelection, correctedPath } from './selection-path.rules.ts';

/** The shopper's selection, stored in the path of the page. */
export function createSelection(page: Pick<Page, 'path' | 'setPath'>, filterOptions: ReadonlySignal<FilterOptions>) {
  const selectionInPath = signal<FilterSelection>(NOTHING_SELECTED);
  const basePath = signal('/');
  const selection = computed(() => knownSelection(selectionInPath.value, filterOptions.value));
  const pathWith = (base: string, selection: FilterSelection) =>
    writeFilterPath(
      base,
      selection,
      filterOptions.value.filters.map(({ url_alias }) => url_alias),
    );

  return {
    /** The selection in the path, without aliases that this page does not have. */
    selection,
    knownPart: (selection: FilterSelection) => knownSelection(selection, filterOptions.peek()),
    /** Of the page with nothing selected. */
    basePath,
    /** The path of a selection. */
    pathOf: (selection: FilterSelection) => pathWith(basePath.value, selection),
    /** The segments of a selection alone, such as `/brand:sma`; a slash when there are none. */
    segmentsOf: (selection: FilterSelection) => pathWith('/', selection),
    /** Adds one history entry for each selection that differs from the current one. */
    select(next: FilterSelection) {
      const path = pathWith(basePath.peek(), next);
      if (path === pathWith(basePath.peek(), selection.peek())) return;
      page.setPath(path, 'push');
      selectionInPath.value = next;
    },
    /** Reads the path of the page. */
    read() {
      const parsed = readFilterPath(page.path());
      basePath.value = parsed.basePath;
      selectionInPath.value = parsed.selection;
    },
    /** Replaces an invalid page number in the path by that of the page shown, and removes an invalid sort order. */
    correct(shown: number) {
      const { sort } = selection.peek();
      const path = correctedPath(page.path(), { sort, page: shown });
      if (path !== page.path()) page.setPath(path, 'replace');
      if (selection.peek().page !== shown) selectionInPath.value = { ...selectionInPath.peek(), page: shown };
    },
  };
}
