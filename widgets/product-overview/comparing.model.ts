import { computed, signal } from '@preact/signals-core';
import type { OverviewProduct } from '../../shared/contract/overview.ts';
import type { CompareListState } from '../../shared/models/compare-list.ts';
import { productKey, type CompareList } from '../../shared/rules/compare-list.ts';

/** Which products the shopper compares, on this page and everywhere else. */
export function createComparing(compare: Pick<CompareListState, 'subscribe' | 'toggle'>) {
  const list = signal<CompareList>([]);
  const keys = computed(() => new Set(list.value.map(productKey)));
  compare.subscribe((compared) => (list.value = compared));
  return {
    hasProducts: computed(() => list.value.length > 0),
    isCompared: (product: OverviewProduct) => keys.value.has(productKey(product)),
    toggle: ({ type, id }: OverviewProduct) => compare.toggle({ type, id }),
  };
}
