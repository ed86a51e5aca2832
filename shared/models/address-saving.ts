import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { AddressFields } from '../contract/address-book.ts';
import { CallFailed } from '../contract/call-failed.ts';
import { fieldErrors, type FieldErrors } from '../contract/field-errors.ts';
import type { Refusal } from '../http/refusal.ts';
import { sortAddressErrors, type AddressControlName, type AddressErrorPart } from '../rules/address-parts.ts';
import type { AddressFormat } from '../rules/address-format.ts';
import { autofilled, fieldsOf, type AddressFormValues, type KnownAddress } from '../rules/address-values.ts';
import { generalRefusal, type FormValidation } from './form-validation.ts';
import { createLock } from './lock.ts';
import type { Services } from '../runtime/services.ts';

export type AddressValidation = FormValidation<AddressErrorPart, AddressControlName>;

export interface AddressSavingSetup {
  /** Null for a new one. */
  readonly address: KnownAddress | null;
  /** May reject with `CallFailed`, whose errors are then shown. */
  save(fields: AddressFields): Promise<void>;
}

interface Dependencies {
  readonly values: ReadonlySignal<AddressFormValues>;
  readonly validation: AddressValidation;
  change(patch: Partial<AddressFormValues>): void;
  readonly format: ReadonlySignal<AddressFormat>;
  /** The chosen address that is being read; null when there is none. */
  pending(): Promise<unknown> | null;
}

/** Saves the values of the fields, one attempt at a time, and shows the shop's errors. */
export function createAddressSaving(
  { refusalOf }: Pick<Services, 'refusalOf'>,
  setup: AddressSavingSetup,
  { values, format, validation, change, pending }: Dependencies,
) {
  const lock = createLock();
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);

  /** @param whole the refusal to show when no control shows an error */
  function applyErrors(errors: FieldErrors, whole: (sorted: ReturnType<typeof sortAddressErrors>) => Refusal | null) {
    const sorted = sortAddressErrors(errors);
    batch(() => {
      if (Object.keys(errors).length > 0) refusals.value += 1;
      validation.applyErrors(sorted);
      refusal.value = validation.problems().length > 0 ? null : whole(sorted);
    });
  }

  function handleFailure(failure: unknown) {
    if (!(failure instanceof CallFailed)) throw failure;
    const fallback = refusalOf(failure);
    if (Object.keys(failure.errors).length === 0)
      refusal.value = generalRefusal(failure, sortAddressErrors({}), fallback);
    else applyErrors(failure.errors, (sorted) => generalRefusal(failure, sorted, fallback));
  }

  return {
    isSaving: lock.isBusy,
    /** Why saving failed, when no field has an error. */
    refusal,
    /** Counts refused attempts. */
    refusals,
    save: (typed: Readonly<Record<string, string>> = {}) =>
      lock.run(async () => {
        const reading = pending();
        if (reading) await reading;
        change(autofilled(values.peek(), typed));
        refusal.value = null;
        if (validation.refuseUnfinished()) return void (refusals.value += 1);
        validation.markSent();
        await setup.save(fieldsOf(values.peek(), setup.address?.id, format.peek())).catch(handleFailure);
      }),
    showErrors(answer: unknown) {
      const errors = errorsIn(answer);
      validation.markSent();
      applyErrors(errors, () => (Object.keys(errors).length > 0 ? { is: 'went-wrong' } : null));
    },
  };
}

/** Reads errors of a page or a shop: by field or as a list, alone or inside a whole answer. */
export function errorsIn(answer: unknown): FieldErrors {
  const isAnswer = typeof answer === 'object' && answer !== null && 'errors' in answer;
  return fieldErrors({ errors: isAnswer ? answer.errors : answer });
}
