import type { ReadonlySignal } from '@preact/signals-core';
import type { Banner, OverviewProduct } from '../../shared/contract/overview.ts';
import type { Refusal } from '../../shared/http/refusal.ts';
import type { FilterSelection, PriceRange } from '../../shared/rules/filter-path.ts';
import type { ListingPage } from '../../shared/rules/listing-pages.ts';
import type { OptionCounts } from './option-counts.rules.ts';

/** One page of the list as it is shown. */
export interface Listing extends ListingPage {
  readonly products: readonly OverviewProduct[];
  /** Of all pages. */
  readonly total: number;
  /** The banner between the products of this page; null without one. */
  readonly banner: Banner | null;
  /** The pages to link; null is a gap between them. */
  readonly links: readonly (number | null)[];
}

/** Where a list comes from: the browser has all of it, or the shop answers it page by page. */
export interface ListSource {
  readonly listing: ReadonlySignal<Listing>;
  /** The selection that `listing` is of. It may be older than the shopper's. */
  readonly shown: ReadonlySignal<FilterSelection>;
  /** How many products each option shows beside a selection. */
  countsOf(selection: FilterSelection): OptionCounts;
  /** The lowest and the highest price of the whole list in whole euros. */
  readonly prices: PriceRange;
  /** Some products of the whole list are a best choice, and others are not. */
  readonly isDivided: boolean;
  /** The whole list has more than one product. */
  readonly hasSeveral: boolean;
  /** What is on its way, where the shop answers the list page by page. */
  readonly loading?: Loading;
}

/** What is on its way to a list that stays on the server. */
export interface Loading {
  /** The products are those of an earlier selection. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Why the latest selection could not be read; null while it is read, and after it was. */
  readonly refusal: ReadonlySignal<Refusal | null>;
  retry(): void;
  /** Resolves when the latest selection is shown, and rejects when it could not be read. */
  settled(): Promise<void>;
}
