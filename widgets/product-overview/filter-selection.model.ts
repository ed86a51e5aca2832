import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { NOTHING_CHOSEN, readFilterPath, writeFilterPath, type FilterState } from '../../shared/rules/filter-path.ts';
import type { Choices } from '../../shared/rules/listing.ts';
import type { Page } from '../../shared/runtime/services.ts';
import { knownChoice, correctedPath } from './filter-selection.rules.ts';

/** The shopper's selection, stored in the path of the page. */
export interface FilterSelectionState {
  /** Aliases that the page does not know are left out of it. */
  readonly now: ReadonlySignal<FilterState>;
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
  choices: ReadonlySignal<Choices>,
): FilterSelectionState {
  const read = signal<FilterState>(NOTHING_CHOSEN);
  const basePath = signal('/');
  const now = computed(() => knownChoice(read.value, choices.value));
  const written = (base: string, state: FilterState) =>
    writeFilterPath(
      base,
      state,
      choices.value.filters.map(({ url_alias }) => url_alias),
    );

  return {
    now,
    basePath,
    pathOf: (state) => written(basePath.value, state),
    segmentsOf: (state) => written('/', state),
    choose(next) {
      const path = written(basePath.peek(), next);
      if (path === written(basePath.peek(), now.peek())) return;
      page.setPath(path, 'push');
      read.value = next;
    },
    read() {
      const found = readFilterPath(page.path());
      basePath.value = found.basePath;
      read.value = found.state;
    },
    correct(shown) {
      const { sort } = now.peek();
      const path = correctedPath(page.path(), { sort, page: shown });
      if (path !== page.path()) page.setPath(path, 'replace');
      if (now.peek().page !== shown) read.value = { ...read.peek(), page: shown };
    },
  };
}
