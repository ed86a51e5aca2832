import { signal } from '@preact/signals-core';
import { NARROW_ROWS, type Spec } from './product-specs.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type ProductSpecsState = StateOf<typeof createProductSpecs>;

export function createProductSpecs(
  _: unknown,
  { specs, allUrl }: { specs: readonly Spec[]; allUrl?: string | undefined },
) {
  const rows = specs.filter(({ name }) => name !== '');
  const isExpanded = signal(false);
  return {
    firstRows: rows.slice(0, NARROW_ROWS),
    /** Rows that a narrow window hides at first. */
    otherRows: rows.slice(NARROW_ROWS),
    allUrl: allUrl || null,
    isExpanded,
    expand: () => (isExpanded.value = true),
    collapse: () => (isExpanded.value = false),
  };
}
