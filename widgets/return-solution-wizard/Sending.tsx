import { useSignals } from '@preact/signals-react/runtime';
import type returns from '../../shared/i18n/returns/locales/nl.json';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Message } from '../../shared/ui/basics/Message.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import type { ReturnSolutionWizardState } from './return-solution-wizard.model.ts';
import type nl from './locales/nl.json';

/** The way to send the return, and why it was not taken. */
export function Sending({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const ofReturns = usePartText<typeof returns>('returns');
  const general = model.details.general.value;
  const isUploading = model.wizard.isUploading.value;
  return (
    <>
      <Refused model={model} />
      {isUploading && <Message kind="info">{ofReturns('uploading')}</Message>}
      <div className="sw-returns__actions">
        <Button variant="quiet" onClick={model.back}>
          {t('back')}
        </Button>
        {general === null ? (
          <Button type="submit" variant="primary" isBusy={model.isSubmitting.value} isDisabled={isUploading}>
            {t('submit')}
          </Button>
        ) : (
          <Message kind="error">{general}</Message>
        )}
      </div>
    </>
  );
}

/** What no field is to blame for. */
function Refused({ model }: { model: ReturnSolutionWizardState }) {
  useSignals();
  const t = useText<typeof nl>();
  const refusal = model.details.refusal.value;
  if (model.details.isExpired.value)
    return (
      <Message kind="error" action={{ label: t('reload'), onClick: model.reload }}>
        {t('expired')}
      </Message>
    );
  if (!refusal) return null;
  return refusal.is === 'went-wrong' ? (
    <Message kind="error">{t('wentWrong')}</Message>
  ) : (
    <RefusalMessage refusal={refusal} />
  );
}
