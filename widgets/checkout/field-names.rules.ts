import { ADDRESS_PARTS } from '../../shared/rules/address-errors.ts';
import { EMPTY_CHECKOUT, type CheckoutData } from '../../shared/contract/checkout-data.ts';

export type FieldName = keyof CheckoutData;
/** The control that corrects a field; for fields that a search fills in, the search. */
export type ControlName = FieldName | 'address_search' | 'shipping_address_search';
export type Patch = Partial<CheckoutData>;

const PASSWORDS: readonly string[] = ['password', 'password_confirmation'];

/** The parts of an address in the order of the form. */
const ADDRESS = ADDRESS_PARTS.flatMap((part) => (part === 'street' ? ['manual_address', part] : part));

/** In the order of the form. */
export const FIELDS = [
  'email',
  ...ADDRESS,
  'shipping_address_same_as_billing_address',
  ...ADDRESS.map((part) => `shipping_${part}`),
  'tax_exemption_accepted',
  'has_tax_exemption',
  'password',
  'password_confirmation',
  'shipping_method',
  'shipping_method_option',
  'payment_method',
  'payment_method_option',
].filter(isFieldName);

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(EMPTY_CHECKOUT, name);
}

export function isPassword(name: string): boolean {
  return PASSWORDS.includes(name);
}
