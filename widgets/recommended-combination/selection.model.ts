import { signal } from '@preact/signals-core';

/** What a product is picked for: the choice, or the accessory slot of this index. */
export type SelectionTarget = 'choice' | number;

/** The dialog in which a product is picked. */
export function createSelection() {
  const isOpen = signal(false);
  const target = signal<SelectionTarget | null>(null);
  return {
    isOpen,
    /** Stays while the dialog fades; null before it first opens and after it has faded. */
    target,
    open(wanted: SelectionTarget) {
      target.value = wanted;
      isOpen.value = true;
    },
    close: () => (isOpen.value = false),
    /** The dialog has faded. */
    reset() {
      if (!isOpen.peek()) target.value = null;
    },
  };
}
