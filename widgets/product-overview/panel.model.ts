import { signal, type ReadonlySignal } from '@preact/signals-core';

/** The layout of the filters, which is not stored in the path. */
export interface PanelState {
  /** The drawer that holds the filters in narrow windows. */
  readonly isOpen: ReadonlySignal<boolean>;
  open(): void;
  close(): void;
  /** Aliases of the groups that show all their options. */
  readonly unfolded: ReadonlySignal<ReadonlySet<string>>;
  unfold(group: string): void;
  fold(group: string): void;
}

export function createPanel(): PanelState {
  const isOpen = signal(false);
  const unfolded = signal<ReadonlySet<string>>(new Set());
  return {
    isOpen,
    open: () => (isOpen.value = true),
    close: () => (isOpen.value = false),
    unfolded,
    unfold: (group) => (unfolded.value = new Set([...unfolded.peek(), group])),
    fold: (group) => (unfolded.value = new Set([...unfolded.peek()].filter((name) => name !== group))),
  };
}
