import { createFormValidation, type FormProblem, type FormValidation } from '../../shared/models/form-validation.ts';
import { FIELDS, type ControlName, type FieldName } from './field-names.rules.ts';
import { judge, stepOfField } from './problems.rules.ts';
import type { Step } from './steps.rules.ts';

/** A message with the place where it is mended. */
export interface Problem extends FormProblem<ControlName> {
  readonly step: Step;
}

/** What the shop has said of the form, as far as it still holds. */
export interface Validation extends Pick<
  FormValidation<FieldName, ControlName>,
  'markOf' | 'errorsOf' | 'sent' | 'isVatCheckImpossible'
> {
  /** Of the step and those before it. */
  problemsUpTo(step: Step): readonly Problem[];
  judged(errors: Readonly<Record<string, readonly string[]>>, step: Step): void;
}

type Judge = Validation & Pick<FormValidation<FieldName, ControlName>, 'edited' | 'during' | 'forget'>;

export interface JudgingSetup {
  /** Where a field is mended, on the screen of its step; null while it is not asked for. */
  controlOf(name: FieldName): ControlName | null;
  /** Nothing stands in any of the fields that this control fills in. */
  isEmpty(control: ControlName): boolean;
  isVatIgnored(): boolean;
}

const OF_SHIPPING = FIELDS.filter((name) => stepOfField(name) === 2);

export function createValidation({ controlOf, ...rest }: JudgingSetup): Judge {
  /** The step that was judged last: nobody has seen a later one. */
  let judgedAt: Step = 1;
  const { settle, problems, ...validation } = createFormValidation<FieldName, ControlName>({
    ...rest,
    names: FIELDS,
    controlOf: (name) => (stepOfField(name) > judgedAt ? null : controlOf(name)),
  });

  return {
    ...validation,
    problemsUpTo: (step) =>
      problems()
        .map((problem) => ({ ...problem, step: problem.field === null ? judgedAt : stepOfField(problem.field) }))
        .filter((problem) => problem.step <= step),
    judged(errors, step) {
      judgedAt = step;
      // The second step says nothing about the first one, unless it names a field of it.
      settle(judge(errors), step === 2 ? OF_SHIPPING : FIELDS);
    },
  };
}
