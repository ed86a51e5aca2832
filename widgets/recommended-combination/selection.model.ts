import { signal, type ReadonlySignal } from '@preact/signals-core';

/** What a product is picked for: the choice, or the accessory slot of this index. */
export type SelectionTarget = 'choice' | number;

/** The dialog in which a product is picked. */
export interface SelectionState {
  readonly isOpen: ReadonlySignal<boolean>;
  /** Stays while the dialog fades; null before it first opens and after it has faded. */
  readonly target: ReadonlySignal<SelectionTarget | null>;
  open(target: SelectionTarget): void;
  close(): void;
  /** The dialog has faded. */
  reset(): void;
}

export function createSelection(): SelectionState {
  const isOpen = signal(false);
  const target = signal<SelectionTarget | null>(null);
  return {
    isOpen,
    target,
    open(wanted) {
      target.value = wanted;
      isOpen.value = true;
    },
    close: () => (isOpen.value = false),
    reset() {
      if (!isOpen.peek()) target.value = null;
    },
  };
}
