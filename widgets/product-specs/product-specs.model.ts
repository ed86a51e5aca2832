import { signal, type ReadonlySignal } from '@preact/signals-core';
import { FEW, readSpecs, type Spec } from './product-specs.rules.ts';

export interface ProductSpecsState {
  /** The rows that every window shows. */
  readonly first: readonly Spec[];
  /** The others, which a narrow window folds away. */
  readonly others: readonly Spec[];
  /** Null when there is no page with more. */
  readonly allUrl: string | null;
  /** The shopper, or a search of the browser, wants to see the others in a narrow window as well. */
  readonly isUnfolded: ReadonlySignal<boolean>;
  unfold(): void;
  fold(): void;
}

export function createProductSpecs(
  _: unknown,
  { specs, allUrl }: { specs: unknown; allUrl?: string | undefined },
): ProductSpecsState {
  const rows = readSpecs(specs) ?? [];
  const isUnfolded = signal(false);
  return {
    first: rows.slice(0, FEW),
    others: rows.slice(FEW),
    allUrl: allUrl || null,
    isUnfolded,
    unfold: () => (isUnfolded.value = true),
    fold: () => (isUnfolded.value = false),
  };
}
