import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { RequestDialog } from '../../shared/ui/dialog/RequestDialog.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';
import type { InstallerRequestState } from './installer-request.model.ts';
import type nl from './locales/nl.json';
import { ContactFields } from '../../shared/ui/dialog/ContactFields.tsx';
import { Field } from '../../shared/ui/form/Field.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';

/** The request form. Texts of the shop replace the widget's own. */
export function InstallerDialog({ model }: { model: InstallerRequestState }) {
  useSignals();
  const t = useText<typeof nl>();
  const texts = model.texts.value;
  return (
    <RequestDialog
      {...model.form.view.value}
      title={<Html html={texts?.title ?? t('title')} as="span" />}
      width="580px"
      submitLabel={plainText(texts?.submit_button_text ?? '') || t('submit')}
      thanks={{
        title: <Html html={texts?.thanks_title ?? t('thanksTitle')} as="span" />,
        text: <Html html={texts?.thanks_text ?? t('thanksText')} />,
      }}
      hasSummary
      intro={texts?.text && <Html html={texts.text} className="sw-request__text" />}
      onClose={model.close}
    >
      <InstallerFields model={model} />
    </RequestDialog>
  );
}

/** Contact details, the address of the installation and a description. */
function InstallerFields({ model }: { model: InstallerRequestState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { field } = model.form;
  return (
    <>
      <ContactFields
        t={t}
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
