import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import {
  EMPTY_FORM,
  toOrder,
  type CheckoutData,
  type FieldName,
  type OrderData,
} from '../../shared/contract/checkout-data.ts';
import type { AddressFormat } from '../../shared/rules/address-format.ts';
import { isPassword, type Patch } from './field-names.rules.ts';
import {
  autofilled,
  dependentChanges,
  NO_PROBLEMS,
  passwordProblems,
  sharedProblems,
  type PasswordProblems,
} from './fields.rules.ts';
import { createValidation, type Validation, type ValidationSetup } from './validation.model.ts';

export type { FieldName } from '../../shared/contract/checkout-data.ts';
export type { ControlName } from './field-names.rules.ts';
export type { Problem } from './validation.model.ts';

export interface FormState extends Pick<Validation, 'markOf' | 'errorsOf'> {
  readonly data: ReadonlySignal<OrderData>;
  /** The same, by the names of the fields. */
  readonly fields: ReadonlySignal<CheckoutData>;
  /** The shopper edits a field; it is neutral again until the next submission. */
  edit<Name extends FieldName>(name: Name, value: CheckoutData[Name]): void;
  /** The shopper types in a field; it is neutral again, and its messages stay until it is left. */
  type(name: FieldName, text: string): void;
  /** The shopper has left a field: validates its text. */
  leave(name: FieldName): void;
  /** The widget's own errors of the passwords that were left; the shop's messages take precedence. */
  readonly passwordProblems: ReadonlySignal<PasswordProblems>;
  /** The guest creates an account: two password fields are shown. */
  readonly wantsAccount: ReadonlySignal<boolean>;
  /** The shopper may continue without a check of the VAT number. Once true, it stays true. */
  readonly canIgnoreVat: ReadonlySignal<boolean>;
  chooseAccount(isChosen: boolean): void;
}

/** The form as the other parts of the checkout use it. */
export interface Form
  extends
    FormState,
    Pick<Validation, 'problemsUpTo' | 'applyErrors' | 'markSent' | 'refuseUnfinished' | 'isVatCheckImpossible'> {
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

export interface FormOptions extends Omit<ValidationSetup, 'isVatIgnored' | 'valueOf'> {
  /** A private buyer of this country may buy without VAT. */
  isExemptible(country: string): boolean;
  /** How addresses of a country are written. */
  formatOf(country: string): AddressFormat;
  /** Called for every change that the shopper makes. */
  onChange(before: OrderData, after: OrderData): void;
}

export function createForm({ isExemptible, formatOf, onChange, ...setup }: FormOptions): Form {
  const fields = signal<CheckoutData>(EMPTY_FORM);
  const data = computed(() => toOrder(fields.value));
  const wantsAccount = signal(false);
  const wasVatIgnored = signal(false);
  const visiblePasswordProblems = signal<PasswordProblems>(NO_PROBLEMS);
  const { clearErrors, applyChange, applyTyping, leave, reset, ...validation } = createValidation({
    ...setup,
    valueOf: (name) => fields.value[name],
    isVatIgnored: () => data.value.billing.ignore_vat,
  });
  let touched: ReadonlySet<FieldName> = new Set();

  function write(patch: Patch): readonly FieldName[] {
    const before = fields.peek();
    const requested = { ...before, ...patch };
    const order = toOrder(requested);
    const after = {
      ...requested,
      ...dependentChanges(data.peek(), order, { isExemptible: isExemptible(order.billing.country), formatOf }),
    };
    const names = (Object.keys(after) as FieldName[]).filter((name) => after[name] !== before[name]);
    if (names.length > 0) fields.value = after;
    if (order.billing.ignore_vat) wasVatIgnored.value = true;
    return names;
  }

  function change(patch: Patch, apply: (edit: () => readonly FieldName[]) => void = applyChange) {
    const before = data.peek();
    apply(() => {
      const names = write(patch);
      touched = new Set([...touched, ...names]);
      // Choosing the same value again counts as an edit.
      return [...names, ...(Object.keys(patch) as FieldName[])];
    });
    const now = passwordProblems(data.peek());
    // A problem goes as soon as it is solved, and comes when the field is left.
    visiblePasswordProblems.value = sharedProblems(visiblePasswordProblems.peek(), now);
    if (data.peek() !== before) onChange(before, data.peek());
  }

  return {
    ...validation,
    // An empty optional field is not marked as valid.
    markOf(name) {
      const mark = validation.markOf(name);
      return mark === 'valid' && fields.value[name as FieldName] === '' ? 'neutral' : mark;
    },
    data,
    fields,
    wantsAccount,
    canIgnoreVat: computed(() => validation.isVatCheckImpossible.value || wasVatIgnored.value),
    touched: () => touched,
    edit: (name, value) => change({ [name]: value }),
    type: (name, text) => change({ [name]: text }, (edit) => applyTyping(name, edit)),
    leave(name) {
      leave(name);
      const { isTooShort, isDifferent } = passwordProblems(data.peek());
      if (name === 'password') visiblePasswordProblems.value = { ...visiblePasswordProblems.peek(), isTooShort };
      if (isPassword(name)) visiblePasswordProblems.value = { ...visiblePasswordProblems.peek(), isDifferent };
    },
    change: (patch) => change(patch),
    prefill: (patch) => clearErrors(write(patch)),
    merge: (typed) => change(autofilled(fields.peek(), typed)),
    passwordProblems: visiblePasswordProblems,
    chooseAccount(isChosen) {
      applyChange(() => {
        wantsAccount.value = isChosen;
        return [];
      });
      onChange(data.peek(), data.peek());
    },
    start(values, draft, isChosen) {
      return batch(() => {
        touched = new Set(Object.keys(draft) as FieldName[]);
        fields.value = EMPTY_FORM;
        wasVatIgnored.value = false;
        write(values);
        wantsAccount.value = isChosen;
        visiblePasswordProblems.value = NO_PROBLEMS;
        reset();
        return write(draft).length > 0;
      });
    },
  };
}
