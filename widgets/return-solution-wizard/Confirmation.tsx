import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ErrorSummary } from '../../shared/ui/form/ErrorSummary.tsx';
import { typedValues } from '../../shared/ui/form/typed-values.ts';
import { ReturnAnswers } from '../../shared/ui/returns/ReturnAnswers.tsx';
import { ReturnForm } from '../../shared/ui/returns/ReturnForm.tsx';
import { Details } from './Details.tsx';
import type { Problem } from './details.rules.ts';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';
import { useId } from 'react';
import { Explanation } from '../../shared/ui/markup/Explanation.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import type { Conditions as Condition } from './solution.rules.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { ReturnActions } from '../../shared/ui/returns/ReturnActions.tsx';

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

/** The return conditions of the products. */
function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const t = useText<typeof nl>();
  const id = useId();
  if (conditions.length === 0) return null;
  return (
    <section className="sw-returns__block" aria-labelledby={id}>
      <Heading below={2} id={id} className="sw-returns__subheading">
        {t('conditions')}
      </Heading>
      {conditions.map(({ text, names }) => (
        <div key={text}>
          {names.length > 0 && (
            <Heading below={3} className="sw-returns__name">
              {names.join(', ')}
            </Heading>
          )}
          <Explanation html={text} videoTitle={t('video')} />
        </div>
      ))}
    </section>
  );
}

/** The buttons of the confirmation, and why the shop did not accept the return. */
function SubmitReturn({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { details, wizard } = model;
  const refusal = details.refusal.value;
  return (
    <>
      {refusal?.is === 'went-wrong' ? (
        <Message kind="error">{t('wentWrong')}</Message>
      ) : (
        refusal && <RefusalMessage refusal={refusal} />
      )}
      <ReturnActions
        label={t('submit')}
        isBusy={wizard.isSubmitting.value}
        isUploading={wizard.isUploading.value}
        error={details.general.value}
      >
        <Button variant="quiet" onClick={model.back}>
          {t('back')}
        </Button>
      </ReturnActions>
    </>
  );
}
