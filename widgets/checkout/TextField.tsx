import { useSignals } from '@preact/signals-react/runtime';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import { Field, type FieldProps } from '../../shared/ui/form/Field.tsx';
import type { FieldName, FormState } from './form.model.ts';

/** Fields that hold what was typed. */
export type TextName = Exclude<
  { [Name in FieldName]: CheckoutData[Name] extends string ? Name : never }[FieldName],
  'type' | 'shipping_type'
>;

interface TextFieldProps extends Omit<FieldProps, 'name' | 'value' | 'onChange' | 'mark' | 'errors'> {
  form: FormState;
  name: TextName;
}

/** One text field of the order, with its errors. */
export function TextField({ form, name, ...rest }: TextFieldProps) {
  useSignals();
  return (
    <Field
      {...rest}
      name={name}
      value={form.fields.value[name]}
      mark={form.markOf(name)}
      errors={form.errorsOf(name)}
      onChange={(value) => form.type(name, value)}
      onBlur={() => form.leave(name)}
    />
  );
}
