import { signal } from '@preact/signals-core';

/** The layout of the filters, which is not stored in the path. */
export function createPanel() {
  const isOpen = signal(false);
  const unfolded = signal<ReadonlySet<string>>(new Set());
  const opened = signal<ReadonlyMap<string, boolean>>(new Map());
  return {
    /** The drawer that holds the filters in narrow windows. */
    isOpen,
    open: () => (isOpen.value = true),
    close: () => (isOpen.value = false),
    /** Whether a group is open, by its alias, once it has been in use or the shopper has pressed it. */
    opened,
    setOpen(group: string, isOpen: boolean) {
      if (opened.peek().get(group) !== isOpen) opened.value = new Map(opened.peek()).set(group, isOpen);
    },
    /** Aliases of the groups that show all their options. */
    unfolded,
    unfold: (group: string) => (unfolded.value = new Set([...unfolded.peek(), group])),
    fold: (group: string) => (unfolded.value = new Set([...unfolded.peek()].filter((name) => name !== group))),
  };
}
