import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { ReturnActions } from '../../shared/ui/returns/ReturnActions.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

/** The buttons of the confirmation, and why the shop did not accept the return. */
export function SubmitReturn({ model }: { model: ReturnSolutionWizardState }) {
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
