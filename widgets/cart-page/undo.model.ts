import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { CartLine } from '../../shared/contract/cart.ts';

/** Milliseconds for which a removed line can come back, counted while nobody is busy with the offer. */
const OFFER = 10_000;

/** The offer to take a removal back. */
export interface Undo {
  readonly line: ReadonlySignal<CartLine | null>;
  offer(line: CartLine): void;
  /** Focus or pointer is on the offer: it stays. */
  hold(): void;
  release(): void;
  forget(): void;
}

export function createUndo(): Undo {
  const line = signal<CartLine | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hold() {
    clearTimeout(timer);
  }

  function release() {
    clearTimeout(timer);
    timer = setTimeout(() => (line.value = null), OFFER);
  }

  return {
    line,
    hold,
    release,
    offer(removed) {
      line.value = removed;
      release();
    },
    forget() {
      hold();
      line.value = null;
    },
  };
}
