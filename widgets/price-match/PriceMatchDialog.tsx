import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { RequestDialog } from '../../shared/ui/dialog/RequestDialog.tsx';
import type { PriceMatchState } from './price-match.model.ts';
import type nl from './locales/nl.json';
import { ContactFields } from '../../shared/ui/dialog/ContactFields.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';

/** The form in which a shopper reports a lower price. */
export function PriceMatchDialog({ model }: { model: PriceMatchState }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <RequestDialog
      {...model.form.view.value}
      title={t('title')}
      width="580px"
      submitLabel={t('submit')}
      thanks={{ title: t('thanksTitle'), text: <Thanks supportEmail={model.supportEmail} /> }}
      hasSummary
      intro={<p className="sw-request__text">{t('prompt')}</p>}
    >
      <PriceMatchFields model={model} />
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
          <span>{`${t('questions')} `}</span>
          <a className="sw-price-match__email" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      )}
    </>
  );
}

/** Contact details, the lower price and where the shopper found it. */
function PriceMatchFields({ model }: { model: PriceMatchState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { field } = model.form;
  return (
    <>
      <ContactFields t={t} field={field} />
      <Field
        {...field('price')}
        label={t('price')}
        hint={t('priceHint')}
        isRequired
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        {...field('link')}
        label={t('link')}
        hint={t('linkHint')}
        isRequired
        inputMode="url"
        autoCapitalize="none"
      />
      <TextArea {...field('remark')} label={t('remark')} rows={3} />
    </>
  );
}
