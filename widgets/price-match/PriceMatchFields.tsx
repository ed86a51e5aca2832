import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ContactFields } from '../../shared/ui/dialog/ContactFields.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { PriceMatchState } from './price-match.model.ts';
import type nl from './locales/nl.json';

/** Contact details, the lower price and where the shopper found it. */
export function PriceMatchFields({ model }: { model: PriceMatchState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { field } = model.form;
  return (
    <>
      <ContactFields t={t} hasMiddleName={model.hasMiddleName} field={field} />
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
