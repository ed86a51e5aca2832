import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ContactFields } from '../../shared/ui/dialog/ContactFields.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { InstallerRequestState } from './installer-request.model.ts';
import type nl from './locales/nl.json';

/** Contact details, the address of the installation and a description. */
export function InstallerFields({ model }: { model: InstallerRequestState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { field } = model.form;
  return (
    <>
      <ContactFields
        t={t}
        hasMiddleName={model.hasMiddleName}
        field={field}
        phone={<Field {...field('phone')} label={t('phone')} isRequired type="tel" autoComplete="tel" />}
      />
      <div className="sw-request__row sw-request__row--street">
        <Field
          {...field('street')}
          label={t('street')}
          isRequired
          autoComplete="address-line1"
          autoCapitalize="words"
        />
        <Field
          {...field('house_number')}
          label={t('houseNumber')}
          isRequired
          maxLength={10}
          autoComplete="address-line2"
        />
        <Field {...field('house_number_addition')} label={t('addition')} maxLength={10} autoComplete="address-line3" />
      </div>
      <div className="sw-request__row sw-request__row--pair">
        <Field
          {...field('zip_code')}
          label={t('zipCode')}
          isRequired
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <Field {...field('city')} label={t('city')} isRequired autoComplete="address-level2" autoCapitalize="words" />
      </div>
      <TextArea {...field('description')} label={t('description')} hint={t('descriptionHint')} />
    </>
  );
}
