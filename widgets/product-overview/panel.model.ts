import { signal } from '@preact/signals-core';

/** The layout of the filters, which is not stored in the path. */
export function createPanel() {
  const isOpen = signal(false);
  const unfolded = signal<ReadonlySet<string>>(new Set());
  return {
    /** The drawer that holds the filters in narrow windows. */
    isOpen,
    open: () => (isOpen.value = true),
    close: () => (isOpen.value = false),
    /** Aliases of the groups that show all their options. */
    unfolded,
    unfold: (group: string) => (unfolded.value = new Set([...unfolded.peek(), group])),
    fold: (group: string) => (unfolded.value = new Set([...unfolded.peek()].filter((name) => name !== group))),
  };
}
