import {
  createFormValidation,
  type FieldError,
  type FormValidation,
  type FormValidationSetup,
} from '../../shared/models/form-validation.ts';
import type { FieldName } from '../../shared/contract/checkout-data.ts';
import { FIELDS, type ControlName } from './field-names.rules.ts';
import { sortCheckoutErrors } from './problems.rules.ts';
import { isBefore, stepOfField, type Step } from './steps.rules.ts';

/** An error with the step of its field. */
export interface Problem extends FieldError<ControlName> {
  readonly step: Step;
}

/** The shop's errors, as far as they still apply. */
export interface Validation extends Omit<FormValidation<FieldName, ControlName>, 'problems' | 'applyErrors'> {
  /** Of the step and those before it. */
  problemsUpTo(step: Step): readonly Problem[];
  applyErrors(errors: Readonly<Record<string, readonly string[]>>, step: Step): void;
}

export type ValidationSetup = Omit<FormValidationSetup<FieldName, ControlName>, 'names' | 'isVatCheckImpossible'>;

const OF_SHIPPING = FIELDS.filter((name) => stepOfField(name) === 'delivery');

export function createValidation({ controlOf, ...rest }: ValidationSetup): Validation {
  /** The step that was validated last; later steps have not been shown. */
  let validatedStep: Step = 'details';
  const {
    applyErrors: setErrors,
    problems,
    ...validation
  } = createFormValidation<FieldName, ControlName>({
    ...rest,
    names: FIELDS,
    controlOf: (name) => (isBefore(validatedStep, stepOfField(name)) ? null : controlOf(name)),
  });

  return {
    ...validation,
    problemsUpTo: (step) =>
      problems()
        .map((problem) => ({ ...problem, step: problem.field === null ? validatedStep : stepOfField(problem.field) }))
        .filter((problem) => !isBefore(step, problem.step)),
    applyErrors(errors, step) {
      validatedStep = step;
      // The answer to the second step does not validate fields of the first, unless it names them.
      setErrors(sortCheckoutErrors(errors), step === 'delivery' ? OF_SHIPPING : FIELDS);
    },
  };
}
