import { signal } from '@preact/signals-core';
import type { StateOf } from '../../shared/models/state-of.ts';
import type { Services } from '../../shared/runtime/services.ts';

export type ConceptStoreState = StateOf<typeof createConceptStore>;

interface Inputs {
  readonly title: string;
  readonly content: string;
  readonly label: string;
  readonly opener?: HTMLElement | null | undefined;
}

export function createConceptStore({ bus }: Services, inputs: Inputs) {
  const { title, content, label, opener = null } = inputs;
  const isOpen = signal(false);
  const open = () => void (isOpen.value = true);
  bus.handle('concept-store-open', open);
  return {
    isOpen,
    /** Markup. */
    title,
    /** Markup. */
    content,
    /** The page's control that opens the dialog. */
    opener,
    /** Label of the widget's own button; empty for none. */
    label: label.trim(),
    open,
    close: () => (isOpen.value = false),
  };
}
