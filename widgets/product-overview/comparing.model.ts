import { computed, signal } from '@preact/signals-core';
import type { OverviewProduct } from '../../shared/contract/overview.ts';
import type { CompareListState } from '../../shared/models/compare-list.ts';
import { productKey, type CompareList } from '../../shared/rules/compare-list.ts';

/** Which products the shopper compares, on this page and everywhere else. */
export interface ComparingState {
  isCompared(product: OverviewProduct): boolean;
  toggle(product: OverviewProduct): void;
}

export function createComparing(compare: Pick<CompareListState, 'subscribe' | 'toggle'>): ComparingState {
  const list = signal<CompareList>([]);
  const keys = computed(() => new Set(list.value.map(productKey)));
  compare.subscribe((compared) => (list.value = compared));
  return {
    isCompared: (product) => keys.value.has(productKey(product)),
    toggle: ({ type, id }) => compare.toggle({ type, id }),
  };
}
