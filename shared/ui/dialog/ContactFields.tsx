import type { ReactNode } from 'react';
import { Field, type FieldProps } from '../form/Field.tsx';

type Name = 'first_name' | 'middle_name' | 'last_name' | 'email';

interface ContactFieldsProps {
  readonly labels: Readonly<Record<Name, string>>;
  readonly hasMiddleName: boolean;
  field(name: Name): Pick<FieldProps, 'name' | 'value' | 'mark' | 'errors' | 'onChange' | 'onBlur'>;
  /** Beside the e-mail address. */
  readonly phone?: ReactNode;
}

/** The name and e-mail address of a shopper. */
export function ContactFields({ labels, hasMiddleName, field, phone }: ContactFieldsProps) {
  const own = (name: Name) => ({ ...field(name), label: labels[name] });
  const email = <Field {...own('email')} isRequired type="email" autoComplete="email" autoCapitalize="none" />;
  return (
    <>
      <div className="sw-request__row">
        <Field {...own('first_name')} isRequired autoComplete="given-name" autoCapitalize="words" />
        {hasMiddleName && <Field {...own('middle_name')} autoComplete="additional-name" autoCapitalize="none" />}
        <Field {...own('last_name')} isRequired autoComplete="family-name" autoCapitalize="words" />
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
