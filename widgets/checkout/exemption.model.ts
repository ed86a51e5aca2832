import type { ReadonlySignal } from '@preact/signals-core';
import type { TaxExemptionCountry } from '../../shared/contract/checkout.ts';
import type { Refusal } from '../../shared/http/refusal.ts';

/** The rate of 0 % for private buyers of some countries (specification 000 §5). */
export interface ExemptionState {
  /** The shop's texts for the country of the invoice; null where there is no exemption. */
  readonly country: ReadonlySignal<TaxExemptionCountry | null>;
  /** The consent is asked for. */
  readonly isShown: ReadonlySignal<boolean>;
  /** Step 1 was sent without consent. */
  readonly isMissing: ReadonlySignal<boolean>;
  readonly isModalOpen: ReadonlySignal<boolean>;
  open(): void;
  close(): void;
  accept(isAccepted: boolean): void;
  /** Agrees in the modal: ticks the box and closes. */
  agree(): void;
  /** The page names a path for it. */
  readonly canDecline: boolean;
  /** Gives up the exemption and loads the page again. */
  decline(): Promise<void>;
  readonly isDeclining: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<Refusal | null>;
  /** A business loses the exemption. */
  readonly isWarningOpen: ReadonlySignal<boolean>;
  closeWarning(): void;
}
