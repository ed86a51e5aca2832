import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Cart, CartLine } from '../../shared/contract/cart.ts';

/** Milliseconds for which a removed line can be restored, counted while the offer has neither focus nor pointer. */
const UNDO_MS = 10_000;

/** The offer to restore a removed line. */
export interface Undo {
  readonly line: ReadonlySignal<CartLine | null>;
  /** `before` is the cart with the line still in it. */
  remember(line: CartLine, before: Cart): void;
  peek(): { readonly line: CartLine; readonly before: Cart } | null;
  /** Keeps the offer open while it has focus or pointer. */
  pauseTimer(): void;
  startTimer(): void;
  forget(): void;
}

export function createUndo(): Undo {
  const removed = signal<{ line: CartLine; before: Cart } | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

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
    remember(line, before) {
      removed.value = { line, before };
      startTimer();
    },
    forget() {
      pauseTimer();
      removed.value = null;
    },
  };
}
