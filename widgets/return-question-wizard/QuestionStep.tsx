import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText } from '../../shared/i18n/use-text.ts';
import { ReturnActions } from '../../shared/ui/returns/ReturnActions.tsx';
import { ReturnProducts } from '../../shared/ui/returns/ReturnProducts.tsx';
import { ProductFields } from './ProductFields.tsx';
import { Questions } from './Questions.tsx';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';

/** The products, with the questions and fields of the selected one. */
export function QuestionStep({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText<typeof returns>('returns');
  const { wizard } = model;
  const action = wizard.nextAction.value;
  return (
    <ReturnProducts {...wizard.view.value} onSubmit={() => void (model.isFinal.peek() && model.next())}>
      <Questions model={model} />
      <ProductFields model={model} />
      {model.isFinal.value && (
        <ReturnActions
          label={t(action)}
          isBusy={wizard.isSubmitting.value}
          isUploading={action === 'next' && wizard.isUploading.value}
        />
      )}
    </ReturnProducts>
  );
}
