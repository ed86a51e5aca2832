import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { PriceRange } from '../../shared/rules/filter-path.ts';
import { wholeEuros } from '../../shared/rules/whole-euros.ts';

/** Milliseconds without typing after which a price is applied. */
const DELAY_MS = 400;

export type Bound = 'min' | 'max';

export function createPrice(applied: ReadonlySignal<PriceRange>, select: (range: PriceRange) => void) {
  const typed = signal<Partial<Record<Bound, string>>>({});
  let isBeingTyped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget() {
    clearTimeout(timer);
    timer = undefined;
    typed.value = {};
  }

  /** @param isFinal false during a pause: of a range that is the wrong way round, the other price may still come */
  function apply(isFinal: boolean) {
    if (timer === undefined) return;
    clearTimeout(timer);
    const { min, max } = typed.peek();
    const current = applied.peek();
    const range = {
      min: min === undefined ? current.min : wholeEuros(min),
      max: max === undefined ? current.max : wholeEuros(max),
    };
    const isReversed = range.min !== null && range.max !== null && range.min > range.max;
    if (isReversed && !isFinal) return;
    timer = undefined;
    if (!isBeingTyped || isReversed) typed.value = {};
    select(isReversed ? { min: range.max, max: range.min } : range);
  }

  return {
    /** The texts of the fields: typed by the shopper, else the applied prices. */
    texts: computed(() => ({
      min: typed.value.min ?? textOf(applied.value.min),
      max: typed.value.max ?? textOf(applied.value.max),
    })),
    type(bound: Bound, text: string) {
      isBeingTyped = true;
      typed.value = { ...typed.peek(), [bound]: text };
      clearTimeout(timer);
      timer = setTimeout(() => apply(false), DELAY_MS);
    },
    /** Applies the typed values without waiting for a pause. */
    apply: () => apply(true),
    /**
     * A field lost the focus: it shows the active value as soon as it applies. A range that is the wrong way round is
     * turned round once both are left.
     */
    leave(areBothLeft: boolean) {
      isBeingTyped = false;
      if (timer === undefined) typed.value = {};
      else if (areBothLeft) {
        clearTimeout(timer);
        // Not at once: a list that changes would move what is being clicked.
        timer = setTimeout(() => apply(true), DELAY_MS);
      }
    },
    /** Discards typed values that are not applied yet. */
    forget,
  };
}

function textOf(euros: number | null): string {
  return euros === null ? '' : String(euros);
}
