import { batch, computed, signal } from '@preact/signals-core';
import {
  readOverview,
  type Banner,
  type Brand,
  type Filter,
  type Overview,
  type OverviewProduct,
} from '../../shared/contract/overview.ts';
import type { CompareListState } from '../../shared/models/compare-list.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { clearFilters } from '../../shared/rules/filter-changes.ts';
import { isReserved, readFilterPath, type PriceRange, type Sort } from '../../shared/rules/filter-path.ts';
import { priceBounds } from '../../shared/rules/listing.ts';
import { activeFilters } from './active-filters.rules.ts';
import { createBuying } from '../../shared/models/buying.ts';
import { createComparing } from './comparing.model.ts';
import { createSelection } from './selection.model.ts';
import { toggled, toggledAll, withSegments } from './selection-path.rules.ts';
import { headingOf } from './heading.rules.ts';
import type { ListSource } from './list-source.model.ts';
import { bannersOf, createListing, listingOf } from './listing.model.ts';
import { createPanel } from './panel.model.ts';
import { createPrice } from './price.model.ts';
import { shareOf, stepsIn } from './steps.rules.ts';
import { trackListing } from './analytics.model.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/** What can be selected on this page; it stays as the shop answered it. */
export interface PageData {
  readonly brands: readonly Brand[];
  readonly filters: readonly Filter[];
  /** The lowest and the highest price in whole euros; null where prices cannot be selected. */
  readonly prices: PriceRange | null;
  readonly strip: readonly Banner[];
  readonly sidebarBanner: Banner | null;
  /** Heads the subcategories. */
  readonly subitemsName: string | null;
}

/** Code that is loaded when it is needed, and the browser's idle time. */
export interface Parts {
  loadFilter(): Promise<typeof import('./list-filter.model.ts')>;
  loadServerList(): Promise<typeof import('./server-list.model.ts')>;
  whenIdle(run: () => void): void;
}

export type ProductOverviewState = StateOf<typeof createProductOverview>;

export function createProductOverview(
  services: Services & { readonly compare: Pick<CompareListState, 'subscribe' | 'toggle'> },
  {
    compare,
    bestChoice,
    ...inputs
  }: { type: string; id: string; path?: string | undefined; compare: boolean; bestChoice: boolean },
  parts: Parts,
) {
  const { call, bus, page, settings, signal: unmounted, trackEcommerce } = services;
  const isDiscounts = inputs.type === 'discount';
  const overview = signal<Overview | null>(null);
  const source = signal<ListSource | null>(null);
  const comparing = createComparing(services.compare);
  const pageData = computed(
    () => overview.value && pageDataOf(overview.value, isDiscounts ? null : (source.value?.prices ?? null)),
  );
  const filterOptions = computed(() => pageData.value ?? { brands: [], filters: [] });
  const filterSelection = createSelection(page, filterOptions);
  const { selection, select, pathOf } = filterSelection;
  const listing = computed(() => source.value?.listing.value ?? null);
  const steps = computed(() => stepsIn(filterOptions.value.filters, settings.locale === 'en' ? '.' : ','));
  const price = createPrice(
    computed(() => selection.value.price),
    (range) => select({ ...selection.peek(), price: range, page: 1 }),
  );

  function read() {
    filterSelection.read();
    if (!source.peek()?.loading) filterSelection.correct(listing.peek()?.page ?? 1);
  }

  async function openList(answer: Overview): Promise<ListSource> {
    if (answer.mode !== 'server') return createListing(answer, selection, filterOptions, steps);
    const list = await parts.loadServerList();
    return list.openServerList({
      ...services,
      ...filterSelection,
      ...parts,
      inputs,
      answer,
      steps,
      readOverview,
      readFilterPath,
      createSignal: signal,
      listingOf,
      priceBounds,
    });
  }

  /** Until the list is shown, the command waits. */
  function handleFilter() {
    bus.handle('list-filter', async (detail) =>
      (await parts.loadFilter()).filterList(detail, {
        readPath: readFilterPath,
        knownPart: filterSelection.knownPart,
        selection: selection.peek(),
        select,
        settled: source.peek()?.loading?.settled,
        result: () => ({ count: listing.peek()?.total ?? 0, path: page.path() }),
      }),
    );
  }

  page.onPopState(() => {
    price.forget();
    if (overview.peek()) batch(read);
  });
  unmounted.addEventListener('abort', price.forget);
  const brandNames = computed(() => new Map(overview.value?.brands.map(({ id, name }) => [String(id), name])));
  const brandNameOf = ({ brand_ids: [id] }: OverviewProduct) => brandNames.value.get(String(id)) ?? null;
  const trackSelection = trackListing(trackEcommerce, inputs, overview, listing, brandNameOf);

  return {
    /** Null until the shop has answered. */
    pageData,
    listing,
    /** The name of the product's first brand. */
    brandNameOf,
    heading: computed(() =>
      overview.value
        ? headingOf(overview.value.content, selection.value, filterOptions.value)
        : { title: null, text: null },
    ),
    selection,
    /** Of filters with many numbers. */
    steps,
    shareOf,
    /** Null until the shop has answered. */
    source,
    active: computed(() => activeFilters(selection.value, filterOptions.value, steps.value)),
    /** Without an address, it is no link. */
    subitems: computed(() => {
      const segments = isDiscounts ? filterSelection.segmentsOf({ ...selection.value, page: 1 }) : '/';
      return (overview.value?.subitems ?? []).map(({ name, url }) => ({
        name,
        url: url && withSegments(url, segments),
      }));
    }),
    price,
    panel: createPanel(),
    buying: createBuying(services, () => overview.peek()),
    comparing,
    /** There are products to compare with. */
    canCompare: computed(() => compare && (source.value?.hasSeveral || comparing.hasProducts.value)),
    /** Some products are a best choice, and others are not. */
    canChooseBest: computed(() => bestChoice && source.value?.isDivided),
    async start() {
      // The page says that the list stays on the server: its code loads beside the answer. The list tries again.
      if (inputs.path) parts.loadServerList().catch(() => {});
      const answer = await call(readOverview, inputs);
      batch(() => {
        overview.value = answer;
        filterSelection.read();
      });
      const list = await openList(answer);
      batch(() => {
        source.value = list;
        read();
      });
      if (!unmounted.aborted) handleFilter();
    },
    /** Adds an option to the selection or removes it. The group and the option have their names in the path. */
    toggle: (group: string, option: string) => select(toggled(selection.peek(), group, option)),
    /** Adds several options of a filter, or removes them when all are selected. */
    toggleAll: (group: string, options: readonly string[]) => select(toggledAll(selection.peek(), group, options)),
    sortBy: (sort: Sort | null) => select({ ...selection.peek(), sort, page: 1 }),
    goToPage: (number: number) => select({ ...selection.peek(), page: number }),
    select,
    clear: () => select(clearFilters(selection.peek())),
    /** Addresses for the links of the page. */
    pathOf,
    pathOfPage: (number: number) => pathOf({ ...selection.value, page: number }),
    pathOfAll: () => pathOf(clearFilters(selection.value)),
    /** The shopper opens the page of a product. */
    trackSelection,
    openChat: () => bus.send('chat-open', undefined),
  };
}

function pageDataOf(overview: Overview, prices: PriceRange | null): PageData {
  const { brands, filters, content, productOverviewFilterBanner } = overview;
  return {
    brands,
    // A filter whose alias is a reserved segment of the path is left out.
    filters: filters.filter(({ url_alias, options }) => options.length > 0 && !isReserved(url_alias)),
    prices,
    strip: bannersOf(overview).inStrip,
    sidebarBanner: productOverviewFilterBanner,
    subitemsName: content.subitems_name,
  };
}
