import { computed } from '@preact/signals-core';
import { readOverview } from '../../shared/contract/overview.ts';
import { createProductOverview } from '../../widgets/product-overview/product-overview.model.ts';
import * as commands from '../../widgets/product-overview/list-filter.model.ts';
import * as serverList from '../../widgets/product-overview/server-list.model.ts';
import type { ListModel, ListOptions } from './list-types.ts';
import { listedProduct, readFilters } from './read-list.ts';
import { createModelServices } from './services.ts';
import { partsOf } from './shop-parts.ts';
import type { Shop } from './shop.ts';
import { createStart } from './start.ts';

/** Creates a list without a view. */
export function createList(shop: Shop, { id, type = 'category', path, firstAnswer }: ListOptions): ListModel {
  const lifetime = new AbortController();
  const first = firstAnswer === undefined ? undefined : { path: readOverview.path, answer: firstAnswer };
  const services = createModelServices(partsOf(shop), { name: 'list', first, path }, lifetime.signal);
  const model = createProductOverview(
    {
      ...services,
      // A shop may have several lists, none of which has a page's commands.
      bus: { ...services.bus, handle: () => () => {} },
      compare: { subscribe: () => {}, toggle: () => {} },
    },
    { type, id, compare: false, bestChoice: true },
    {
      loadFilter: async () => commands,
      loadServerList: async () => serverList,
      // Reading the next page ahead is for a view, in which the shopper sees the current one.
      whenIdle: () => {},
    },
  );
  const { status, start } = createStart(services, model.start);
  const filters = computed(() => readFilters(model));

  return {
    status,
    start,
    filters,
    page: computed(() => {
      const listing = model.listing.value;
      if (!listing) return null;
      const { page: number, pages, total, products } = listing;
      return { number, pages, total, products: products.map(listedProduct) };
    }),
    prices: computed(() => {
      const range = model.pageData.value?.prices ?? null;
      return range?.max === null ? null : range;
    }),
    price: computed(() => model.selection.value.price),
    sort: computed(() => model.selection.value.sort),
    heading: model.heading,
    path: computed(() => model.pathOf(model.selection.value)),
    toggle(filter, option) {
      const group = filters.peek().find(({ name }) => name === filter);
      if (!group?.options.some(({ name }) => name === option))
        throw new RangeError(`The list has no option “${option}” of a filter “${filter}”.`);
      model.toggle(filter, option);
    },
    setPrice({ min, max }) {
      const isReversed = min !== null && max !== null && min > max;
      const range = isReversed ? { min: max, max: min } : { min, max };
      model.select({ ...model.selection.peek(), price: range, page: 1 });
    },
    sortBy: (sort) => model.sortBy(sort),
    goToPage: (number) => model.goToPage(pageIn(number, model.listing.peek()?.pages ?? 1)),
    clear: () => model.clear(),
    isBusy: computed(() => model.source.value?.loading?.isBusy.value ?? false),
    refusal: computed(() => model.source.value?.loading?.refusal.value ?? null),
    retry: () => model.source.peek()?.loading?.retry(),
    stop: () => lifetime.abort(),
  };
}

function pageIn(number: number, pages: number): number {
  return Math.min(Math.max(1, Math.trunc(number) || 1), pages);
}
