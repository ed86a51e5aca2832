import { computed, signal } from '@preact/signals-core';
import type { Cart, CartLine } from '../../shared/contract/cart.ts';
import type { StateOf } from '../../shared/models/state-of.ts';

/** Milliseconds for which a removed line can be restored, counted while the offer has neither focus nor pointer. */
const UNDO_MS = 10_000;

export type Undo = StateOf<typeof createUndo>;

/** The offer to restore a removed line. */
export function createUndo() {
  const removed = signal<{ line: CartLine; before: Cart } | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Keeps the offer open while it has focus or pointer. */
  function pauseTimer() {
    clearTimeout(timer);
  }

  function startTimer() {
    clearTimeout(timer);
    timer = setTimeout(() => (removed.value = null), UNDO_MS);
  }

  return {
    line: computed(() => removed.value?.line ?? null),
    peek: () => removed.peek(),
    pauseTimer,
    startTimer,
    /** `before` is the cart with the line still in it. */
    remember(line: CartLine, before: Cart) {
      removed.value = { line, before };
      startTimer();
    },
    forget() {
      pauseTimer();
      removed.value = null;
    },
  };
}
