import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Services } from '../../shared/runtime/services.ts';

export interface ConceptStoreState {
  readonly isOpen: ReadonlySignal<boolean>;
  /** Markup. */
  readonly title: string;
  /** Markup. */
  readonly content: string;
  /** The page's control that opens the dialog. */
  readonly opener: HTMLElement | null;
  /** Label of the widget's own button; empty for none. */
  readonly label: string;
  open(): void;
  close(): void;
}

interface Inputs {
  readonly title: string;
  readonly content: string;
  readonly label: string;
  readonly opener?: HTMLElement | null | undefined;
}

export function createConceptStore({ bus }: Services, inputs: Inputs): ConceptStoreState {
  const { title, content, label, opener = null } = inputs;
  const isOpen = signal(false);
  const open = () => void (isOpen.value = true);
  bus.handle('concept-store-open', open);
  return { isOpen, title, content, opener, label: label.trim(), open, close: () => (isOpen.value = false) };
}
