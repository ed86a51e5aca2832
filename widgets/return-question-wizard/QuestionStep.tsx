import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText } from '../../shared/i18n/use-text.ts';
import { ReturnActions } from '../../shared/ui/returns/ReturnActions.tsx';
import { ReturnForm } from '../../shared/ui/returns/ReturnForm.tsx';
import { ReturnAnswers } from '../../shared/ui/returns/ReturnAnswers.tsx';
import { ReturnProducts } from '../../shared/ui/returns/ReturnProducts.tsx';
import { ProductFields } from './ProductFields.tsx';
import { Questions } from './Questions.tsx';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';

/** The products, with the questions and fields of the selected one; once all are complete, the answers to check. */
export function QuestionStep({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText<typeof returns>('returns');
  const { wizard } = model;
  const isAllComplete = wizard.nextAction.value === 'next';
  return (
    <>
      <ReturnProducts {...wizard.view.value} onSubmit={() => void (model.isFinal.peek() && model.next())}>
        <Questions model={model} />
        <ProductFields model={model} />
        {model.isFinal.value && !isAllComplete && <ReturnActions label={t('save')} />}
      </ReturnProducts>
      {isAllComplete && <CheckAnswers model={model} />}
    </>
  );
}

/** All answers, and the button that sends the return. */
function CheckAnswers({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText<typeof returns>('returns');
  const { wizard } = model;
  return (
    <ReturnForm onSubmit={() => void model.next()}>
      <ReturnAnswers products={model.answers.value} onChange={wizard.select} />
      <ReturnActions
        label={t('next')}
        hint={t('submits', { button: t('next') })}
        isBusy={wizard.isSubmitting.value}
        isUploading={wizard.isUploading.value}
      />
    </ReturnForm>
  );
}
