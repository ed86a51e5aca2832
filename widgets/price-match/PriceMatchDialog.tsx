import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ErrorSummary } from '../../shared/ui/form/ErrorSummary.tsx';
import { RequestDialog } from '../../shared/ui/dialog/RequestDialog.tsx';
import { RequiredNote } from '../../shared/ui/form/RequiredNote.tsx';
import { PriceMatchFields } from './PriceMatchFields.tsx';
import type { PriceMatchState } from './price-match.model.ts';
import type nl from './locales/nl.json';

/** The form by which a shopper says where a product is cheaper. */
export function PriceMatchDialog({ model }: { model: PriceMatchState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, supportEmail } = model;
  return (
    <RequestDialog
      isOpen={form.isOpen.value}
      phase={form.phase.value}
      title={t('title')}
      width="580px"
      submitLabel={t('submit')}
      thanks={{ title: t('thanksTitle'), text: <Thanks supportEmail={supportEmail} /> }}
      refusal={form.refusal.value}
      onSubmit={(typed) => void form.submit(typed)}
      onClose={form.close}
      onClosed={form.reset}
    >
      <p className="sw-request__text">{t('prompt')}</p>
      <ErrorSummary
        title={t('problems')}
        count={form.refusals.value}
        items={form.problems.value.map(({ field, message }, index) => ({
          key: `${field} ${index}`,
          message,
          href: `#sw-price-match-${field}`,
        }))}
      />
      <RequiredNote />
      <PriceMatchFields form={form} hasMiddleName={model.hasMiddleName} />
    </RequestDialog>
  );
}

function Thanks({ supportEmail }: Pick<PriceMatchState, 'supportEmail'>) {
  const t = useText<typeof nl>();
  return (
    <>
      <p>{t('thanksText')}</p>
      {supportEmail !== '' && (
        <p>
          {t('questions')}{' '}
          <a className="sw-price-match__email" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      )}
    </>
  );
}
