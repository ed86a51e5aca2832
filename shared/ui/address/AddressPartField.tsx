import type { AddressShape } from '../../rules/address-shape.ts';
import type { AddressFormValues } from '../../rules/address-values.ts';
import { Field, type FieldProps } from '../form/Field.tsx';

/** What the fields of an address hold, by the names of the wire without the prefix of their kind. */
export type AddressValues = Omit<AddressFormValues, 'phone'>;
export type AddressPart = keyof AddressValues;
/** What is typed in. */
type AddressTextPart = Exclude<AddressPart, 'type' | 'ignore_vat' | 'manual_address'>;

/** Connects the fields of an address to their form. */
export interface AddressControl {
  readonly values: AddressValues;
  /** For `autocomplete`; an address that is neither has none. */
  readonly section?: 'billing' | 'shipping';
  /** The name of the control, with the prefix of its kind. */
  nameOf(part: AddressPart | 'address_search'): string;
  markOf(part: AddressPart): 'neutral' | 'valid' | 'error';
  errorsOf(part: AddressPart): readonly string[];
  edit<Part extends AddressPart>(part: Part, value: AddressValues[Part]): void;
  /** A text field is being typed in. */
  type(part: AddressTextPart, text: string): void;
  /** A text field was left. */
  leave(part: AddressTextPart): void;
  /** The errors of the locked fields that the search fills in; null for an empty one. */
  readonly searchProblems: readonly (string | null)[];
}

interface AddressPartFieldProps extends Omit<
  FieldProps,
  'name' | 'value' | 'onChange' | 'onBlur' | 'mark' | 'errors' | 'isRequired'
> {
  control: AddressControl;
  shape: Pick<AddressShape, 'optional'>;
  part: AddressTextPart;
}

/** One text field of an address, with its errors. */
export function AddressPartField({ control, shape, part, ...rest }: AddressPartFieldProps) {
  return (
    <Field
      {...rest}
      name={control.nameOf(part)}
      value={control.values[part] ?? ''}
      mark={control.markOf(part)}
      errors={control.errorsOf(part)}
      isRequired={!shape.optional.includes(part)}
      onChange={(value) => control.type(part, value)}
      onBlur={() => control.leave(part)}
    />
  );
}
