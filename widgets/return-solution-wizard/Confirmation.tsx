import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ErrorSummary } from '../../shared/ui/form/ErrorSummary.tsx';
import { typedValues } from '../../shared/ui/form/typed-values.ts';
import { ReturnAnswers } from '../../shared/ui/returns/ReturnAnswers.tsx';
import { ReturnForm } from '../../shared/ui/returns/ReturnForm.tsx';
import { Conditions } from './Conditions.tsx';
import { Details } from './Details.tsx';
import { SubmitReturn } from './SubmitReturn.tsx';
import type { Problem } from './details.model.ts';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

/** The last step: contact details, the answers to check, return conditions and the submit button. */
export function Confirmation({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { details } = model;
  return (
    <ReturnForm onSubmit={(form) => void model.submit(typedValues(form))}>
      <ErrorSummary
        count={details.refusals.value}
        items={details.problems.value.map((problem) => ({ ...problem, ...linkTo(problem) }))}
      />
      {model.canDecline && (
        <button type="button" className="sw-returns__link" onClick={() => void model.decline()}>
          {t('decline')}
        </button>
      )}
      <Details details={details} />
      <ReturnAnswers products={model.answers.value} onChange={model.showProduct} />
      <Conditions conditions={model.conditions.value} />
      <SubmitReturn model={model} />
    </ReturnForm>
  );

  function linkTo({ field, product }: Problem) {
    if (field) return { href: `#sw-return-solution-wizard-${field}` };
    return product === null ? {} : { onClick: () => model.showProduct(product) };
  }
}
