import { computed, signal } from '@preact/signals-core';
import { readComparison, type CompareItem, type Specification } from '../../shared/contract/compare.ts';
import type { CompareListState } from '../../shared/models/compare-list.ts';
import type { Services } from '../../shared/runtime/services.ts';
import {
  hasNewProducts,
  inListOrder,
  itemsLeft,
  productKey,
  type CompareList,
} from '../../shared/rules/compare-list.ts';
import { trackSelection } from '../../shared/models/track-selection.ts';
import { createBuying } from '../../shared/models/buying.ts';
import { isDifferent, rowsOf } from './compare-page.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type ComparePageState = StateOf<typeof createComparePage>;

export function createComparePage(services: Services, compare: CompareListState) {
  const comparison = createComparison(services, compare);
  const { items, specs } = comparison;
  const hidden = signal<ReadonlySet<string>>(new Set());
  const isOnlyDifferences = signal(false);
  const removed = signal<string | null>(null);
  const shown = computed(() => (items.value ?? []).filter((item) => !hidden.value.has(productKey(item))));

  return {
    /** The products on the list that the shop knows; null until it has answered. */
    items,
    /** The products that are shown. */
    table: computed(() => {
      const rows = rowsOf(specs.value, shown.value);
      const isNarrowed = isOnlyDifferences.value && shown.value.length > 1;
      return {
        items: shown.value,
        rows: isNarrowed ? rows.filter(isDifferent) : rows,
        /** Rows in which the products differ. With differences alone, all of them do, and none is marked. */
        marked: new Set(isNarrowed ? [] : rows.filter(isDifferent)),
      };
    }),
    isOnlyDifferences,
    /** The name of the product that the shopper has just removed. */
    removed,
    buying: createBuying(services),
    start: comparison.start,
    isShown: (item: CompareItem) => !hidden.value.has(productKey(item)),
    show(item: CompareItem, isShown: boolean) {
      const rest = [...hidden.peek()].filter((key) => key !== productKey(item));
      hidden.value = new Set(isShown ? rest : [...rest, productKey(item)]);
    },
    showOnlyDifferences: (isOnly: boolean) => (isOnlyDifferences.value = isOnly),
    /** The shopper opens the page of a product. */
    select(item: CompareItem) {
      trackSelection(services.trackEcommerce, 'compare-page', item, shown.peek().indexOf(item));
    },
    remove(item: CompareItem) {
      removed.value = item.name;
      comparison.remove(item);
      // A product that is added again is shown.
      this.show(item, true);
    },
  };
}

/** The shop's data of the products on the list; follows the list once it has started. */
function createComparison({ call }: Pick<Services, 'call'>, compare: CompareListState) {
  const items = signal<readonly CompareItem[] | null>(null);
  const specs = signal<readonly Specification[]>([]);
  let list: CompareList = [];
  let controller = new AbortController();

  async function load() {
    controller.abort();
    controller = new AbortController();
    const abortSignal = controller.signal;
    const requested = list;
    // An empty list needs no call.
    const answer = requested.length > 0 && (await call(readComparison, { items: [...requested] }, abortSignal));
    if (abortSignal.aborted) return;
    const answered = answer ? inListOrder(answer.items, requested) : [];
    items.value = itemsLeft(answered, { before: requested, now: list });
    if (answer) specs.value = answer.specs;
    // Products may have been added meanwhile.
    if (hasNewProducts({ before: requested, now: list })) await load().catch(() => {});
  }

  function show(now: CompareList) {
    const before = list;
    list = now;
    // The first call is still pending and handles its own result.
    if (!items.peek()) return;
    items.value = itemsLeft(items.peek() ?? [], { before, now });
    // After a failure, the shown products stay.
    if (hasNewProducts({ before, now })) load().catch(() => {});
  }

  compare.subscribe(show);

  return {
    items,
    specs,
    start: load,
    remove(item: CompareItem) {
      compare.remove(item);
      items.value = items.peek()?.filter((product) => productKey(product) !== productKey(item)) ?? null;
    },
  };
}
