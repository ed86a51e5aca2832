import { signal } from '@preact/signals-core';
import { NARROW_ROWS, type Safety, type Spec } from './product-specs.rules.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

export type ProductSpecsState = StateOf<typeof createProductSpecs>;

/** Code that only pages with a block of safety load. */
interface Dependencies {
  prepareSafety(): Promise<void>;
  loadReader(): Promise<{ safetyFrom(written: unknown): Element | Safety | null }>;
}

interface ProductSpecsInputs {
  readonly specs: readonly Spec[];
  readonly allUrl?: string | undefined;
  readonly safety?: unknown;
  readonly batteryPassportUrl?: string | undefined;
}

export function createProductSpecs(
  { prepareSafety, loadReader }: Dependencies,
  { specs, allUrl, safety, batteryPassportUrl }: ProductSpecsInputs,
) {
  const rows = specs.filter(({ name }) => name !== '');
  const isExpanded = signal(false);
  const block = signal<{ safety: Element | Safety | null; batteryPassportUrl: string | null } | null>(null);
  return {
    firstRows: rows.slice(0, NARROW_ROWS),
    /** Rows that a narrow window hides at first. */
    otherRows: rows.slice(NARROW_ROWS),
    allUrl: allUrl || null,
    /** What stands below the rows; null without it. */
    block,
    isExpanded,
    async start() {
      if (!safety && !batteryPassportUrl) return;
      const [{ safetyFrom }] = await Promise.all([loadReader(), prepareSafety()]);
      block.value = { safety: safetyFrom(safety), batteryPassportUrl: batteryPassportUrl || null };
    },
    expand: () => (isExpanded.value = true),
    collapse: () => (isExpanded.value = false),
  };
}
