import type { Elements } from 'react/jsx-runtime';
import { useSettings } from '../../i18n/settings-context.ts';
import { Field, type FieldProps } from '../form/Field.tsx';

/** Field names of the request, and the keys of their labels. */
const LABELS = {
  first_name: 'firstName',
  middle_name: 'middleName',
  last_name: 'lastName',
  email: 'email',
} as const;
type Name = keyof typeof LABELS;

interface ContactFieldsProps {
  readonly t: (key: (typeof LABELS)[Name]) => string;
  field(name: Name): Pick<FieldProps, 'name' | 'value' | 'mark' | 'errors' | 'onChange' | 'onBlur'>;
  /** Beside the e-mail address. */
  readonly phone?: Elements;
}

/** The name and e-mail address of a shopper. */
export function ContactFields({ t, field, phone }: ContactFieldsProps) {
  const { locale } = useSettings();
  const labelled = (name: Name) => ({ ...field(name), label: t(LABELS[name]) });
  const email = <Field {...labelled('email')} isRequired type="email" autoComplete="email" autoCapitalize="none" />;
  return (
    <>
      <div className="sw-request__row">
        <Field {...labelled('first_name')} isRequired autoComplete="given-name" autoCapitalize="words" />
        {/* German forms have no field for a middle name. */}
        {locale !== 'de' && <Field {...labelled('middle_name')} autoComplete="additional-name" autoCapitalize="none" />}
        <Field {...labelled('last_name')} isRequired autoComplete="family-name" autoCapitalize="words" />
      </div>
      {phone ? (
        <div className="sw-request__row">
          {email}
          {phone}
        </div>
      ) : (
        email
      )}
    </>
  );
}
