import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Banner, Overview, OverviewProduct } from '../../shared/contract/overview.ts';
import type { FilterSelection } from '../../shared/rules/filter-path.ts';
import { filtered, sorted } from '../../shared/rules/listing.ts';
import { listingPage, type ListingPage } from '../../shared/rules/listing-pages.ts';
import { pageLinks } from './pager.rules.ts';

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

/** The page's own banner takes precedence in the grid; the others are in a strip above it. */
export function bannersOf({ productOverviewBanner: own, banners }: Overview) {
  const [first = null, ...rest] = banners;
  return own ? { inGrid: own, inStrip: banners } : { inGrid: first, inStrip: rest };
}

/** A selection filters the products in one pass; the sorted list is cached while only the selection changes. */
export function createListing(overview: ReadonlySignal<Overview | null>, selection: ReadonlySignal<FilterSelection>) {
  const sort = computed(() => selection.value.sort);
  const inOrder = computed(() => sorted(overview.value?.products ?? [], sort.value));
  return computed<Listing | null>(() => {
    if (!overview.value) return null;
    const results = filtered(inOrder.value, selection.value, overview.value);
    const { inGrid } = bannersOf(overview.value);
    const page = listingPage(results.length, selection.value.page, inGrid !== null);
    return {
      ...page,
      products: results.slice(page.from, page.to),
      total: results.length,
      banner: page.hasBanner ? inGrid : null,
      links: pageLinks(page.page, page.pages),
    };
  });
}
