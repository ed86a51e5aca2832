import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Overview, OverviewProduct } from '../../shared/contract/overview.ts';
import type { FilterSelection } from '../../shared/rules/filter-path.ts';
import { filtered, priceBounds, sorted, type FilterOptions } from '../../shared/rules/listing.ts';
import { listingPage, type ListingPage } from '../../shared/rules/listing-pages.ts';
import { createOptionCounter } from './option-counts.rules.ts';
import { pageLinks } from './pager.rules.ts';
import type { Steps } from './steps.rules.ts';
import type { Listing, ListSource } from './list-source.model.ts';

/** The page's own banner takes precedence in the grid; the others are in a strip above it. */
export function bannersOf({ productOverviewBanner: own, banners }: Overview) {
  const [first = null, ...rest] = banners;
  return own ? { inGrid: own, inStrip: banners } : { inGrid: first, inStrip: rest };
}

/** The browser has the whole list. */
export function createListing(
  overview: Overview,
  selection: ReadonlySignal<FilterSelection>,
  filterOptions: ReadonlySignal<FilterOptions>,
  steps: ReadonlySignal<Steps>,
): ListSource {
  const { products } = overview;
  const sort = computed(() => selection.value.sort);
  // It is cached while only the selection changes, which filters the products in one pass.
  const inOrder = computed(() => sorted(products, sort.value));
  const counter = computed(() => createOptionCounter(products, filterOptions.value, steps.value));
  const bestCount = products.filter(({ best_choice }) => best_choice).length;
  return {
    listing: computed(() => {
      const results = filtered(inOrder.value, selection.value, filterOptions.value);
      return listingOf(overview, results.length, selection.value.page, ({ from, to }) => results.slice(from, to));
    }),
    shown: selection,
    countsOf: (selection) => counter.value(selection),
    prices: priceBounds(products),
    isDivided: bestCount > 0 && bestCount < products.length,
    hasSeveral: products.length > 1,
  };
}

/** The page of a list of which so many products fit. */
export function listingOf(
  overview: Overview,
  total: number,
  requested: number,
  productsOf: (page: ListingPage) => readonly OverviewProduct[],
): Listing {
  const { inGrid } = bannersOf(overview);
  const page = listingPage(total, requested, inGrid !== null);
  return {
    ...page,
    products: productsOf(page),
    total,
    banner: page.hasBanner ? inGrid : null,
    links: pageLinks(page.page, page.pages),
  };
}
