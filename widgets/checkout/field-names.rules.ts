import { EMPTY_FORM, fieldName, type CheckoutData, type FieldName } from '../../shared/contract/checkout-data.ts';
import { ADDRESS_PARTS } from '../../shared/rules/address-parts.ts';

/** The control that corrects a field; for fields that a search fills in, the search. */
export type ControlName = FieldName | 'address_search' | 'shipping_address_search';
export type Patch = Partial<CheckoutData>;

/** The parts of an address in the order of the form. The telephone number stands beside the e-mail address. */
const ADDRESS = ADDRESS_PARTS.filter((part) => part !== 'phone').flatMap((part) =>
  part === 'street' ? ['manual_address', part] : part,
);

/** In the order of the form. */
export const FIELDS = [
  'email',
  'phone',
  ...ADDRESS,
  'shipping_address_same_as_billing_address',
  ...ADDRESS.map((part) => fieldName('shipping', part)),
  'tax_exemption_accepted',
  'has_tax_exemption',
  'password',
  'password_confirmation',
  'shipping_method',
  'shipping_method_option',
  'take_back',
  'payment_method',
  'payment_method_option',
].filter(isFieldName);

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(EMPTY_FORM, name);
}

export function isPassword(name: string): boolean {
  return name === 'password' || name === 'password_confirmation';
}
