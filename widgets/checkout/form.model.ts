import type { ReadonlySignal } from '@preact/signals-core';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { Step } from './checkout.model.ts';

export type FieldName = keyof CheckoutData;
export type Mark = 'neutral' | 'valid' | 'error';

/** A message with the place where it is mended. */
export interface Problem {
  /** The name of the control; null for what belongs to no field. */
  readonly field: FieldName | null;
  readonly step: Step;
  readonly message: string;
}

export interface FormState {
  readonly data: ReadonlySignal<CheckoutData>;
  /** The shopper edits a field; it is neutral again until the next submission. */
  edit<Name extends FieldName>(name: Name, value: CheckoutData[Name]): void;
  /** Error or valid only after step 1 was sent and while the field has not been edited since (specification 000 §5). */
  markOf(name: FieldName): Mark;
  /** The shop's messages; of a password the first only. */
  errorsOf(name: FieldName): readonly string[];
  /** A rule of ours about the passwords, where the shop has said nothing. */
  readonly passwordProblem: ReadonlySignal<'too-short' | 'differs' | null>;
  /** The guest wants an account: two password fields are shown. */
  readonly wantsAccount: ReadonlySignal<boolean>;
  chooseAccount(wanted: boolean): void;
}
