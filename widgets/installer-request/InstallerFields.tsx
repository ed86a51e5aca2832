import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Field, type FieldProps } from '../../shared/ui/form/Field.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { InstallerField, InstallerRequestState } from './installer-request.model.ts';
import type nl from './locales/nl.json';

type FieldsProps = Pick<InstallerRequestState, 'form' | 'hasMiddleName'>;

/** Who asks, and where something is to be installed. */
export function InstallerFields({ form, hasMiddleName }: FieldsProps) {
  const t = useText<typeof nl>();
  const text = (name: InstallerField, label: string, rest: Partial<Omit<FieldProps, 'name'>> = {}) => (
    <TextField form={form} name={name} label={label} {...rest} />
  );
  const required = { isRequired: true };
  return (
    <>
      <div className="sw-request__row">
        {text('first_name', t('firstName'), { ...required, autoComplete: 'given-name', autoCapitalize: 'words' })}
        {hasMiddleName &&
          text('middle_name', t('middleName'), { autoComplete: 'additional-name', autoCapitalize: 'none' })}
        {text('last_name', t('lastName'), { ...required, autoComplete: 'family-name', autoCapitalize: 'words' })}
      </div>
      <div className="sw-request__row">
        {text('email', t('email'), { ...required, type: 'email', autoComplete: 'email', autoCapitalize: 'none' })}
        {text('phone', t('phone'), { ...required, type: 'tel', autoComplete: 'tel' })}
      </div>
      <div className="sw-request__row sw-request__row--street">
        {text('street', t('street'), { ...required, autoComplete: 'address-line1', autoCapitalize: 'words' })}
        {text('house_number', t('houseNumber'), { ...required, maxLength: 10, autoComplete: 'address-line2' })}
        {text('house_number_addition', t('addition'), { maxLength: 10, autoComplete: 'address-line3' })}
      </div>
      <div className="sw-request__row sw-request__row--pair">
        {text('zip_code', t('zipCode'), { ...required, autoComplete: 'postal-code', autoCapitalize: 'characters' })}
        {text('city', t('city'), { ...required, autoComplete: 'address-level2', autoCapitalize: 'words' })}
      </div>
      <Description form={form} />
    </>
  );
}

type TextFieldProps = Omit<FieldProps, 'name' | 'value' | 'errors' | 'onChange'> &
  Pick<FieldsProps, 'form'> & { name: InstallerField };

/** One typed field, with what the shop said about it. */
function TextField({ form, name, ...rest }: TextFieldProps) {
  useSignals();
  return (
    <Field
      {...rest}
      name={name}
      value={form.values.value[name]}
      errors={form.errorsOf(name)}
      onChange={(value) => form.edit(name, value)}
    />
  );
}

function Description({ form }: Pick<FieldsProps, 'form'>) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <TextArea
      name="description"
      label={t('description')}
      hint={t('descriptionHint')}
      value={form.values.value.description}
      errors={form.errorsOf('description')}
      onChange={(value) => form.edit('description', value)}
    />
  );
}
