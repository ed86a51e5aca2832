import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { EMPTY_CHECKOUT, type CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { FieldName, Patch } from './field-names.rules.ts';
import { autofilled, dependentChanges, passwordProblems, type PasswordProblems } from './fields.rules.ts';
import { createValidation, type Validation, type ValidationSetup } from './validation.model.ts';

export type { ControlName, FieldName } from './field-names.rules.ts';
export type { Problem } from './validation.model.ts';

export interface FormState extends Pick<Validation, 'markOf' | 'errorsOf'> {
  readonly data: ReadonlySignal<CheckoutData>;
  /** The shopper edits a field; it is neutral again until the next submission. */
  edit<Name extends FieldName>(name: Name, value: CheckoutData[Name]): void;
  /** The widget's own errors of the passwords; the shop's messages take precedence. */
  readonly passwordProblems: ReadonlySignal<PasswordProblems>;
  /** The guest creates an account: two password fields are shown. */
  readonly wantsAccount: ReadonlySignal<boolean>;
  /** The shopper may continue without a check of the VAT number. Once true, it stays true. */
  readonly canIgnoreVat: ReadonlySignal<boolean>;
  chooseAccount(isChosen: boolean): void;
}

/** The form as the other parts of the checkout use it. */
export interface Form extends FormState, Validation {
  /** Fills in known values; they do not count as an edit by the shopper. */
  prefill(patch: Patch): void;
  /** The shopper changes several fields at once. */
  change(patch: Patch): void;
  /** Takes over values that a browser filled in without an event. */
  merge(typed: Readonly<Record<string, string>>): void;
  /**
   * Resets the form to the shop's data, overridden by the draft, without errors. Returns whether the draft changes
   * anything.
   */
  start(data: CheckoutData, draft: Patch, wantsAccount: boolean): boolean;
  /** The fields that the shopper has edited. */
  touched(): ReadonlySet<FieldName>;
}

export interface FormOptions extends Omit<ValidationSetup, 'isVatIgnored'> {
  /** A private buyer of this country may buy without VAT. */
  isExemptible(country: string): boolean;
  /** Called for every change that the shopper makes. */
  changed(before: CheckoutData, after: CheckoutData): void;
}

export function createForm({ isExemptible, changed, ...setup }: FormOptions): Form {
  const data = signal<CheckoutData>(EMPTY_CHECKOUT);
  const wantsAccount = signal(false);
  const wasVatIgnored = signal(false);
  const { clearErrors, applyChange, reset, ...validation } = createValidation({
    ...setup,
    isVatIgnored: () => data.value.ignore_vat,
  });
  let touched: ReadonlySet<FieldName> = new Set();

  function write(patch: Patch): readonly FieldName[] {
    const before = data.peek();
    const requested = { ...before, ...patch };
    const after = { ...requested, ...dependentChanges(before, requested, isExemptible(requested.country)) };
    const names = (Object.keys(after) as FieldName[]).filter((name) => after[name] !== before[name]);
    if (names.length > 0) data.value = after;
    if (after.ignore_vat) wasVatIgnored.value = true;
    return names;
  }

  function change(patch: Patch) {
    const before = data.peek();
    applyChange(() => {
      const names = write(patch);
      touched = new Set([...touched, ...names]);
      // Choosing the same value again counts as an edit.
      return [...names, ...(Object.keys(patch) as FieldName[])];
    });
    if (data.peek() !== before) changed(before, data.peek());
  }

  return {
    ...validation,
    // An empty optional field is not marked as valid.
    markOf(name) {
      const mark = validation.markOf(name);
      return mark === 'valid' && data.value[name as FieldName] === '' ? 'neutral' : mark;
    },
    data,
    wantsAccount,
    canIgnoreVat: computed(() => validation.isVatCheckImpossible.value || wasVatIgnored.value),
    touched: () => touched,
    edit: (name, value) => change({ [name]: value }),
    change,
    prefill: (patch) => clearErrors(write(patch)),
    merge: (typed) => change(autofilled(data.peek(), typed)),
    passwordProblems: computed(() => passwordProblems(data.value)),
    chooseAccount(isChosen) {
      applyChange(() => {
        wantsAccount.value = isChosen;
        return [];
      });
      changed(data.peek(), data.peek());
    },
    start(values, draft, isChosen) {
      return batch(() => {
        touched = new Set(Object.keys(draft) as FieldName[]);
        data.value = EMPTY_CHECKOUT;
        wasVatIgnored.value = false;
        write(values);
        wantsAccount.value = isChosen;
        reset();
        return write(draft).length > 0;
      });
    },
  };
}
