import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { ReturnProducts } from '../../shared/ui/returns/ReturnProducts.tsx';
import { GivenFields } from './GivenFields.tsx';
import { Questions } from './Questions.tsx';
import type { ReturnQuestionWizardState } from './return-question-wizard.model.ts';

/** The products, and what is asked about the selected one. */
export function QuestionStep({ model }: { model: ReturnQuestionWizardState }) {
  useSignals();
  const t = usePartText<typeof returns>('returns');
  const { wizard } = model;
  const isUploading = wizard.isUploading.value;
  const way = wizard.way.value;

  return (
    <ReturnProducts
      products={wizard.listed.value}
      selected={wizard.selected.value}
      canRemove={wizard.canRemove.value}
      moves={wizard.moves.value}
      removed={wizard.removed.value}
      onSelect={wizard.select}
      onRemove={wizard.remove}
      onRestore={wizard.restore}
    >
      <form
        key={wizard.selected.value}
        className="sw-returns__fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (model.isFinal.peek()) void model.next();
        }}
      >
        <Questions model={model} />
        <GivenFields model={model} />
        {model.isFinal.value && (
          <>
            {way === 'next' && isUploading && <Message kind="info">{t('uploading')}</Message>}
            <div className="sw-returns__actions">
              <Button
                type="submit"
                variant="primary"
                isBusy={model.isSubmitting.value}
                isDisabled={way === 'next' && isUploading}
              >
                {t(way)}
              </Button>
            </div>
          </>
        )}
      </form>
    </ReturnProducts>
  );
}
