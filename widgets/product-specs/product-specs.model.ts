import { signal, type ReadonlySignal } from '@preact/signals-core';
import { NARROW_ROWS, type Spec } from './product-specs.rules.ts';

export interface ProductSpecsState {
  readonly firstRows: readonly Spec[];
  /** Rows that a narrow window hides at first. */
  readonly otherRows: readonly Spec[];
  readonly allUrl: string | null;
  readonly isExpanded: ReadonlySignal<boolean>;
  expand(): void;
  collapse(): void;
}

export function createProductSpecs(
  _: unknown,
  { specs, allUrl }: { specs: readonly Spec[]; allUrl?: string | undefined },
): ProductSpecsState {
  const rows = specs.filter(({ name }) => name !== '');
  const isExpanded = signal(false);
  return {
    firstRows: rows.slice(0, NARROW_ROWS),
    otherRows: rows.slice(NARROW_ROWS),
    allUrl: allUrl || null,
    isExpanded,
    expand: () => (isExpanded.value = true),
    collapse: () => (isExpanded.value = false),
  };
}
