import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Field, type FieldProps } from '../../shared/ui/form/Field.tsx';
import { TextArea } from '../../shared/ui/form/TextArea.tsx';
import type { PriceMatchField, PriceMatchState } from './price-match.model.ts';
import type nl from './locales/nl.json';

type FieldsProps = Pick<PriceMatchState, 'form' | 'hasMiddleName'>;

/** Who asks, and what was found where. */
export function PriceMatchFields({ form, hasMiddleName }: FieldsProps) {
  const t = useText<typeof nl>();
  const text = (name: PriceMatchField, label: string, rest: Partial<Omit<FieldProps, 'name'>> = {}) => (
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
      {text('email', t('email'), { ...required, type: 'email', autoComplete: 'email', autoCapitalize: 'none' })}
      {text('price', t('price'), { ...required, hint: t('priceHint'), inputMode: 'decimal', autoComplete: 'off' })}
      {text('link', t('link'), { ...required, hint: t('linkHint'), inputMode: 'url', autoCapitalize: 'none' })}
      <Remark form={form} />
    </>
  );
}

type TextFieldProps = Omit<FieldProps, 'name' | 'value' | 'errors' | 'onChange'> &
  Pick<FieldsProps, 'form'> & { name: PriceMatchField };

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

function Remark({ form }: Pick<FieldsProps, 'form'>) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <TextArea
      name="remark"
      label={t('remark')}
      rows={3}
      value={form.values.value.remark}
      errors={form.errorsOf('remark')}
      onChange={(value) => form.edit('remark', value)}
    />
  );
}
