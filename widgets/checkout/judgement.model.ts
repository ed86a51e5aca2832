import { batch, signal, type ReadonlySignal } from '@preact/signals-core';
import type { FieldName } from './field-names.rules.ts';
import { inOrder, judge, shownAt, stepOfField, type Judgement } from './problems.rules.ts';
import type { Step } from './steps.rules.ts';

type Mark = 'neutral' | 'valid' | 'error';

/** A message with the place where it is mended. */
export interface Problem {
  /** The name of the control; null for what belongs to no field. */
  readonly field: FieldName | null;
  readonly step: Step;
  /** The shop's; null for a VAT number that it could not check, if it says no more than that. */
  readonly message: string | null;
}

/** What the shop has said of the form, as far as it still holds. */
export interface Judging {
  /** Error or valid only after step 1 was sent and while the field has not been edited since (specification 000 §5). */
  markOf(name: FieldName): Mark;
  /** The shop's messages; of a password the first only. */
  errorsOf(name: FieldName): readonly string[];
  /** Of the step and those before it. */
  problemsUpTo(step: Step): readonly Problem[];
  /** The present values are on their way; what is edited from now on is not judged by the answer. */
  sent(): void;
  judged(errors: Readonly<Record<string, readonly string[]>>, step: Step): void;
  readonly isVatCheckImpossible: ReadonlySignal<boolean>;
}

interface Judge extends Judging {
  /** What is said of these fields holds no more. */
  edited(names: readonly FieldName[]): void;
  forget(): void;
}

const NOTHING: Judgement & { readonly step: Step } = { fields: {}, general: [], isVatCheckImpossible: false, step: 1 };

/** @param isAsked whether a field is on the screen of its step */
export function createJudging(isAsked: (name: FieldName) => boolean): Judge {
  const judgement = signal(NOTHING);
  const isJudged = signal(false);
  const edited = signal<ReadonlySet<FieldName>>(new Set());
  const isVatCheckImpossible = signal(false);
  let editedSinceSent = new Set<FieldName>();

  const errorsOf = (name: FieldName) => (edited.value.has(name) ? [] : shownAt(name, judgement.value.fields[name]));

  /** A field that is not on the screen can show nothing; its messages stand by themselves. */
  function placeOf(field: FieldName, judgedAt: Step): Pick<Problem, 'field' | 'step'> {
    const step = stepOfField(field);
    return step > judgedAt ? { field: null, step: judgedAt } : { field: isAsked(field) ? field : null, step };
  }

  /** A flag without a sentence is a problem too: the shopper has to tick the box. */
  function ofVat(): readonly Problem[] {
    const { isVatCheckImpossible: isFlagged, fields } = judgement.value;
    const isSaid = (fields.vat_number ?? []).length > 0;
    const isMended = edited.value.has('ignore_vat') || edited.value.has('vat_number');
    return isFlagged && !isSaid && !isMended ? [{ field: 'ignore_vat', step: 1, message: null }] : [];
  }

  return {
    isVatCheckImpossible,
    errorsOf,
    markOf(name) {
      if (!isJudged.value || edited.value.has(name)) return 'neutral';
      return (judgement.value.fields[name] ?? []).length > 0 ? 'error' : 'valid';
    },
    problemsUpTo(step) {
      const { fields, general, step: judgedAt } = judgement.value;
      const ofFields = inOrder(fields).flatMap(([field]) =>
        errorsOf(field).map((message) => ({ ...placeOf(field, judgedAt), message })),
      );
      const ofNone = general.map((message) => ({ field: null, step: judgedAt, message }));
      return [...ofFields, ...ofVat(), ...ofNone].filter((problem) => problem.step <= step);
    },
    edited(names) {
      editedSinceSent = new Set([...editedSinceSent, ...names]);
      edited.value = new Set([...edited.peek(), ...names]);
    },
    sent: () => void (editedSinceSent = new Set()),
    judged(errors, step) {
      const found = judge(errors);
      // The second step says nothing about what was edited on the first.
      const isLeftOut = (name: FieldName) => step === 2 && stepOfField(name) === 1;
      batch(() => {
        judgement.value = { ...found, step };
        edited.value = new Set([...edited.peek()].filter((name) => editedSinceSent.has(name) || isLeftOut(name)));
        isVatCheckImpossible.value ||= found.isVatCheckImpossible;
        isJudged.value ||= step !== 2;
      });
    },
    forget() {
      judgement.value = NOTHING;
      isJudged.value = false;
      isVatCheckImpossible.value = false;
      edited.value = new Set();
    },
  };
}
