import { createFormValidation, type FormProblem, type FormValidation } from '../../shared/models/form-validation.ts';
import { FIELDS, type ControlName, type FieldName } from './field-names.rules.ts';
import { sortCheckoutErrors, stepOfField } from './problems.rules.ts';
import type { Step } from './steps.rules.ts';

/** A message with the place where it is mended. */
export interface Problem extends FormProblem<ControlName> {
  readonly step: Step;
}

/** What the shop has said of the form, as far as it still holds. */
export interface Validation extends Pick<
  FormValidation<FieldName, ControlName>,
  'markOf' | 'errorsOf' | 'markSent' | 'isVatCheckImpossible'
> {
  /** Of the step and those before it. */
  problemsUpTo(step: Step): readonly Problem[];
  applyErrors(errors: Readonly<Record<string, readonly string[]>>, step: Step): void;
}

type FullValidation = Validation &
  Pick<FormValidation<FieldName, ControlName>, 'clearErrors' | 'applyChange' | 'reset'>;

export interface ValidationSetup {
  /** Where a field is mended, on the screen of its step; null while it is not asked for. */
  controlOf(name: FieldName): ControlName | null;
  /** Nothing stands in any of the fields that this control fills in. */
  isEmpty(control: ControlName): boolean;
  isVatIgnored(): boolean;
}

const OF_SHIPPING = FIELDS.filter((name) => stepOfField(name) === 2);

export function createValidation({ controlOf, ...rest }: ValidationSetup): FullValidation {
  /** The step that was judged last: nobody has seen a later one. */
  let validatedStep: Step = 1;
  const {
    applyErrors: setErrors,
    problems,
    ...validation
  } = createFormValidation<FieldName, ControlName>({
    ...rest,
    names: FIELDS,
    controlOf: (name) => (stepOfField(name) > validatedStep ? null : controlOf(name)),
  });

  return {
    ...validation,
    problemsUpTo: (step) =>
      problems()
        .map((problem) => ({ ...problem, step: problem.field === null ? validatedStep : stepOfField(problem.field) }))
        .filter((problem) => problem.step <= step),
    applyErrors(errors, step) {
      validatedStep = step;
      // The second step says nothing about the first one, unless it names a field of it.
      setErrors(sortCheckoutErrors(errors), step === 2 ? OF_SHIPPING : FIELDS);
    },
  };
}
