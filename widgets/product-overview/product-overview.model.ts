import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { readOverview, type Banner, type Brand, type Filter, type Overview } from '../../shared/contract/overview.ts';
import type { CompareListState } from '../../shared/models/compare-list.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { clearFilters } from '../../shared/rules/filter-choice.ts';
import { isReserved, type FilterState, type PriceRange, type Sort } from '../../shared/rules/filter-path.ts';
import { priceBounds } from '../../shared/rules/listing.ts';
import { activeFilters, type ActiveFilter } from './active-filters.rules.ts';
import { createBuying, type BuyingState } from '../../shared/models/buying.ts';
import { createComparing, type ComparingState } from './comparing.model.ts';
import { createFilterSelection } from './filter-selection.model.ts';
import { toggled, withSegments } from './filter-selection.rules.ts';
import { headingOf, type Heading } from './heading.rules.ts';
import { bannersOf, createListing, type Listing } from './listing.model.ts';
import { createOptionCounter, type OptionCounts } from './option-counts.rules.ts';
import { createPanel, type PanelState } from './panel.model.ts';
import { createPrice, type PriceState } from './price.model.ts';
import { trackListing } from './analytics.model.ts';

export type { BuyingState } from '../../shared/models/buying.ts';

/** What can be chosen on this page; it stays as the shop answered it. */
export interface Offer {
  readonly brands: readonly Brand[];
  readonly filters: readonly Filter[];
  /** The lowest and the highest price in whole euros; null where prices cannot be chosen. */
  readonly prices: PriceRange | null;
  readonly strip: readonly Banner[];
  readonly sidebarBanner: Banner | null;
  /** Heads the subcategories. */
  readonly subitemsName: string | null;
}

export interface ProductOverviewState {
  /** Null until the shop has answered. */
  readonly offer: ReadonlySignal<Offer | null>;
  readonly listing: ReadonlySignal<Listing | null>;
  readonly heading: ReadonlySignal<Heading>;
  readonly choice: ReadonlySignal<FilterState>;
  /** How many products each option shows beside a choice; takes a few milliseconds in a long list. */
  countsOf(choice: FilterState): OptionCounts;
  readonly active: ReadonlySignal<readonly ActiveFilter[]>;
  /** Without an address, it is no link. */
  readonly subitems: ReadonlySignal<readonly { readonly name: string; readonly url: string | null }[]>;
  readonly price: PriceState;
  readonly panel: PanelState;
  readonly buying: BuyingState;
  readonly comparing: ComparingState;
  start(): Promise<void>;
  /** Adds an option to the choice or removes it. The group and the option have their names in the path. */
  toggle(group: string, answer: string): void;
  order(sort: Sort | null): void;
  turnTo(page: number): void;
  choose(next: FilterState): void;
  clear(): void;
  /** Addresses for the links of the page. */
  pathOf(state: FilterState): string;
  pathOfPage(page: number): string;
  pathOfAll(): string;
  openChat(): void;
}

export function createProductOverview(
  services: Services & { readonly compare: Pick<CompareListState, 'follow' | 'toggle'> },
  inputs: { type: string; id: string },
): ProductOverviewState {
  const { call, bus, page, signal: mounted, trackEcommerce } = services;
  const isDiscounts = inputs.type === 'discount';
  const overview = signal<Overview | null>(null);
  const offer = computed(() => overview.value && offerOf(overview.value, !isDiscounts));
  const choices = computed(() => offer.value ?? { brands: [], filters: [] });
  const choice = createFilterSelection(page, choices);
  const { now, choose, pathOf } = choice;
  const listing = createListing(overview, now);
  const counter = computed(() => createOptionCounter(overview.value?.products ?? [], choices.value));
  const price = createPrice(
    computed(() => now.value.price),
    (range) => choose({ ...now.peek(), price: range, page: 1 }),
  );

  function read() {
    choice.read();
    choice.correct(listing.peek()?.page ?? 1);
  }

  page.onPopState(() => {
    price.forget();
    if (overview.peek()) batch(read);
  });
  mounted.addEventListener('abort', price.forget);
  trackListing(trackEcommerce, inputs, overview, listing);

  return {
    offer,
    listing,
    heading: computed(() =>
      overview.value ? headingOf(overview.value.content, now.value, choices.value) : { title: null, text: null },
    ),
    choice: now,
    countsOf: (state) => counter.value(state),
    active: computed(() => activeFilters(now.value, choices.value)),
    subitems: computed(() => {
      const segments = isDiscounts ? choice.segmentsOf({ ...now.value, page: 1 }) : '/';
      return (overview.value?.subitems ?? []).map(({ name, url }) => ({
        name,
        url: url && withSegments(url, segments),
      }));
    }),
    price,
    panel: createPanel(),
    buying: createBuying(services, () => overview.peek()),
    comparing: createComparing(services.compare),
    async start() {
      const answer = await call(readOverview, inputs);
      batch(() => {
        overview.value = answer;
        read();
      });
    },
    toggle: (group, answer) => choose(toggled(now.peek(), group, answer)),
    order: (sort) => choose({ ...now.peek(), sort, page: 1 }),
    turnTo: (number) => choose({ ...now.peek(), page: number }),
    choose,
    clear: () => choose(clearFilters(now.peek())),
    pathOf,
    pathOfPage: (number) => pathOf({ ...now.value, page: number }),
    pathOfAll: () => pathOf(clearFilters(now.value)),
    openChat: () => bus.sendCommand('chat-open', undefined),
  };
}

function offerOf(overview: Overview, hasPrices: boolean): Offer {
  const { brands, filters, products, content, productOverviewFilterBanner } = overview;
  return {
    brands,
    // A filter whose alias is a reserved segment of the path is left out.
    filters: filters.filter(({ url_alias, options }) => options.length > 0 && !isReserved(url_alias)),
    prices: hasPrices ? priceBounds(products) : null,
    strip: bannersOf(overview).inStrip,
    sidebarBanner: productOverviewFilterBanner,
    subitemsName: content.subitems_name,
  };
}
