import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import { EMPTY, type FieldName, type Patch } from './field-names.rules.ts';
import { autofilled, consequences, passwordProblem, type PasswordProblem } from './fields.rules.ts';
import { inOrder, judge, shownAt, stepOfField, type Judgement } from './problems.rules.ts';
import type { Step } from './steps.rules.ts';

export type { FieldName } from './field-names.rules.ts';
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
  readonly passwordProblem: ReadonlySignal<PasswordProblem | null>;
  /** The guest wants an account: two password fields are shown. */
  readonly wantsAccount: ReadonlySignal<boolean>;
  chooseAccount(wanted: boolean): void;
}

/** What the other parts of the checkout do to the form. */
export interface Form extends FormState {
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
  /** The present values are on their way; what is edited from now on is not judged by the answer. */
  sent(): void;
  judged(errors: Readonly<Record<string, readonly string[]>>, step: Step): void;
  /** Of the step and those before it. */
  problemsUpTo(step: Step): readonly Problem[];
  readonly isVatCheckImpossible: ReadonlySignal<boolean>;
  /** The shopper's own work, by field. */
  touched(): ReadonlySet<FieldName>;
}

export interface FormOptions {
  /** A private buyer of this country may buy without VAT. */
  isExemptible(country: string): boolean;
  /** The field is on the screen of its step. */
  isAsked(name: FieldName): boolean;
  /** Hears of every change that the shopper makes. */
  changed(before: CheckoutData, after: CheckoutData): void;
}

const UNJUDGED: Judgement = { fields: {}, general: [], isVatCheckImpossible: false };

export function createForm({ isExemptible, isAsked, changed }: FormOptions): Form {
  const data = signal<CheckoutData>(EMPTY);
  const wantsAccount = signal(false);
  const judgement = signal<Judgement & { readonly step: Step }>({ ...UNJUDGED, step: 1 });
  const isJudged = signal(false);
  const edited = signal<ReadonlySet<FieldName>>(new Set());
  const isVatCheckImpossible = signal(false);
  let editedSinceSent = new Set<FieldName>();
  let touched = new Set<FieldName>();

  const errorsOf = (name: FieldName) => (edited.value.has(name) ? [] : shownAt(name, judgement.value.fields[name]));

  function write(patch: Patch): readonly FieldName[] {
    const before = data.peek();
    const asked = { ...before, ...patch };
    const after = { ...asked, ...consequences(before, asked, isExemptible(asked.country)) };
    const names = (Object.keys(after) as FieldName[]).filter((name) => after[name] !== before[name]);
    if (names.length > 0) data.value = after;
    return names;
  }

  /** A field that is not on the screen can show nothing; its messages stand by themselves. */
  function placeOf(field: FieldName, judgedAt: Step): Pick<Problem, 'field' | 'step'> {
    const step = stepOfField(field);
    return step > judgedAt ? { field: null, step: judgedAt } : { field: isAsked(field) ? field : null, step };
  }

  function change(patch: Patch) {
    const before = data.peek();
    batch(() => {
      const names = write(patch);
      if (names.length === 0) return;
      for (const name of names) {
        touched.add(name);
        editedSinceSent.add(name);
      }
      edited.value = new Set([...edited.peek(), ...names]);
      if (before.type === 'business' && data.peek().type !== 'business') isVatCheckImpossible.value = false;
    });
    if (data.peek() !== before) changed(before, data.peek());
  }

  return {
    data,
    wantsAccount,
    isVatCheckImpossible,
    touched: () => touched,
    edit: (name, value) => change({ [name]: value }),
    change,
    know: (patch) => void write(patch),
    merge: (typed) => change(autofilled(data.peek(), typed)),
    markOf(name) {
      if (!isJudged.value || edited.value.has(name)) return 'neutral';
      return (judgement.value.fields[name] ?? []).length > 0 ? 'error' : 'valid';
    },
    errorsOf,
    passwordProblem: computed(() => {
      const isSaid = errorsOf('password').length > 0;
      return wantsAccount.value && !isSaid ? passwordProblem(data.value) : null;
    }),
    chooseAccount(wanted) {
      wantsAccount.value = wanted;
      changed(data.peek(), data.peek());
    },
    begin(values, kept, wanted) {
      return batch(() => {
        touched = new Set(Object.keys(kept) as FieldName[]);
        data.value = EMPTY;
        write(values);
        wantsAccount.value = wanted;
        judgement.value = { ...UNJUDGED, step: 1 };
        isJudged.value = false;
        isVatCheckImpossible.value = false;
        edited.value = new Set();
        return write(kept).length > 0;
      });
    },
    sent() {
      editedSinceSent = new Set();
    },
    judged(errors, step) {
      judgement.value = { ...judge(errors), step };
      // The second step says nothing about what was edited on the first.
      const isLeftOut = (name: FieldName) => step === 2 && stepOfField(name) === 1;
      edited.value = new Set([...edited.peek()].filter((name) => editedSinceSent.has(name) || isLeftOut(name)));
      isVatCheckImpossible.value ||= judgement.value.isVatCheckImpossible;
      isJudged.value ||= step !== 2;
    },
    problemsUpTo(step) {
      const { fields, general, step: judgedAt } = judgement.value;
      const ofFields = inOrder(fields).flatMap(([field]) =>
        errorsOf(field).map((message) => ({ ...placeOf(field, judgedAt), message })),
      );
      const ofNone = general.map((message) => ({ field: null, step: judgedAt, message }));
      return [...ofFields, ...ofNone].filter((problem) => problem.step <= step);
    },
  };
}
