import { signal, type ReadonlySignal } from '@preact/signals-core';

/** What a product is picked for: the choice, or the accessory slot of this index. */
export type Place = 'choice' | number;

/** The dialog in which a product is picked. */
export interface SelectionState {
  readonly isOpen: ReadonlySignal<boolean>;
  /** Stays while the dialog fades; null before it first opens and after it has faded. */
  readonly place: ReadonlySignal<Place | null>;
  open(place: Place): void;
  close(): void;
  /** The dialog has faded. */
  forget(): void;
}

export function createSelection(): SelectionState {
  const isOpen = signal(false);
  const place = signal<Place | null>(null);
  return {
    isOpen,
    place,
    open(wanted) {
      place.value = wanted;
      isOpen.value = true;
    },
    close: () => (isOpen.value = false),
    forget() {
      if (!isOpen.peek()) place.value = null;
    },
  };
}
