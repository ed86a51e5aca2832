import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { EMPTY_CHECKOUT, type CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { FieldName, Patch } from './field-names.rules.ts';
import { autofilled, consequences, passwordProblems, type PasswordProblems } from './fields.rules.ts';
import { createValidation, type Validation, type JudgingSetup } from './validation.model.ts';

export type { ControlName, FieldName } from './field-names.rules.ts';
export type { Problem } from './validation.model.ts';

export interface FormState extends Pick<Validation, 'markOf' | 'errorsOf'> {
  readonly data: ReadonlySignal<CheckoutData>;
  /** The shopper edits a field; it is neutral again until the next submission. */
  edit<Name extends FieldName>(name: Name, value: CheckoutData[Name]): void;
  /** Rules of ours about the passwords; the shop's own words come before them. */
  readonly passwordProblems: ReadonlySignal<PasswordProblems>;
  /** The guest wants an account: two password fields are shown. */
  readonly wantsAccount: ReadonlySignal<boolean>;
  /** The shopper may go on without a check of the VAT number; whoever could once may from then on. */
  readonly canIgnoreVat: ReadonlySignal<boolean>;
  chooseAccount(wanted: boolean): void;
}

/** What the other parts of the checkout do to the form. */
export interface Form extends FormState, Validation {
  /** Takes over what is known; nothing of it counts as the shopper's work. */
  know(patch: Patch): void;
  /** The shopper changes several fields at once. */
  change(patch: Patch): void;
  /** Takes over what a browser filled in without telling. */
  merge(typed: Readonly<Record<string, string>>): void;
  /**
   * Begins again without any judgement: with what the shop knows, and over it what the shopper did before.
   * Answers whether that makes a difference.
   */
  begin(data: CheckoutData, kept: Patch, wantsAccount: boolean): boolean;
  /** The shopper's own work, by field. */
  touched(): ReadonlySet<FieldName>;
}

export interface FormOptions extends Omit<JudgingSetup, 'isVatIgnored'> {
  /** A private buyer of this country may buy without VAT. */
  isExemptible(country: string): boolean;
  /** Hears of every change that the shopper makes. */
  changed(before: CheckoutData, after: CheckoutData): void;
}

export function createForm({ isExemptible, changed, ...judged }: FormOptions): Form {
  const data = signal<CheckoutData>(EMPTY_CHECKOUT);
  const wantsAccount = signal(false);
  const wasVatIgnored = signal(false);
  const { edited, during, forget, ...judging } = createValidation({
    ...judged,
    isVatIgnored: () => data.value.ignore_vat,
  });
  let touched: ReadonlySet<FieldName> = new Set();

  function write(patch: Patch): readonly FieldName[] {
    const before = data.peek();
    const asked = { ...before, ...patch };
    const after = { ...asked, ...consequences(before, asked, isExemptible(asked.country)) };
    const names = (Object.keys(after) as FieldName[]).filter((name) => after[name] !== before[name]);
    if (names.length > 0) data.value = after;
    if (after.ignore_vat) wasVatIgnored.value = true;
    return names;
  }

  function change(patch: Patch) {
    const before = data.peek();
    during(() => {
      const names = write(patch);
      touched = new Set([...touched, ...names]);
      // Chosen again is chosen: another method without options has none to mend.
      return [...names, ...(Object.keys(patch) as FieldName[])];
    });
    if (data.peek() !== before) changed(before, data.peek());
  }

  return {
    ...judging,
    // An empty field that may stay empty has nothing in it to be right.
    markOf(name) {
      const mark = judging.markOf(name);
      return mark === 'valid' && data.value[name as FieldName] === '' ? 'neutral' : mark;
    },
    data,
    wantsAccount,
    canIgnoreVat: computed(() => judging.isVatCheckImpossible.value || wasVatIgnored.value),
    touched: () => touched,
    edit: (name, value) => change({ [name]: value }),
    change,
    know: (patch) => edited(write(patch)),
    merge: (typed) => change(autofilled(data.peek(), typed)),
    passwordProblems: computed(() => passwordProblems(data.value)),
    chooseAccount(wanted) {
      during(() => {
        wantsAccount.value = wanted;
        return [];
      });
      changed(data.peek(), data.peek());
    },
    begin(values, kept, wanted) {
      return batch(() => {
        touched = new Set(Object.keys(kept) as FieldName[]);
        data.value = EMPTY_CHECKOUT;
        wasVatIgnored.value = false;
        write(values);
        wantsAccount.value = wanted;
        forget();
        return write(kept).length > 0;
      });
    },
  };
}
