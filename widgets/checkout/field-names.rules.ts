import type { CheckoutData } from '../../shared/contract/checkout-data.ts';

export type FieldName = keyof CheckoutData;
/** Where a field is mended: what was searched for is searched for again. */
export type ControlName = FieldName | 'address_search' | 'shipping_address_search';
export type Patch = Partial<CheckoutData>;

const FLAGS = [
  'ignore_vat',
  'manual_address',
  'shipping_address_same_as_billing_address',
  'shipping_manual_address',
  'tax_exemption_accepted',
  'has_tax_exemption',
] as const;
const SELECTIONS = ['shipping_method', 'shipping_method_option', 'payment_method', 'payment_method_option'] as const;
const LISTED = ['type', 'country', 'shipping_type', 'shipping_country'] as const;
/** Typed in, in the order in which the form asks. */
export const TEXTS = [
  'email',
  'first_name',
  'middle_name',
  'last_name',
  'company',
  'street',
  'house_number',
  'house_number_addition',
  'zip_code',
  'city',
  'vat_number',
  'phone',
  'shipping_first_name',
  'shipping_middle_name',
  'shipping_last_name',
  'shipping_company',
  'shipping_street',
  'shipping_house_number',
  'shipping_house_number_addition',
  'shipping_zip_code',
  'shipping_city',
  'password',
  'password_confirmation',
] as const;

type TextName = (typeof TEXTS)[number];
const PASSWORDS: readonly string[] = ['password', 'password_confirmation'];

/** What the fields hold before the shop has said anything. */
export const EMPTY: CheckoutData = {
  ...(Object.fromEntries([...TEXTS, ...LISTED].map((name) => [name, ''])) as Record<
    TextName | (typeof LISTED)[number],
    ''
  >),
  ...(Object.fromEntries(FLAGS.map((name) => [name, false])) as Record<(typeof FLAGS)[number], boolean>),
  ...(Object.fromEntries(SELECTIONS.map((name) => [name, null])) as Record<(typeof SELECTIONS)[number], null>),
  type: 'private',
  shipping_type: 'private',
  shipping_address_same_as_billing_address: true,
};

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(EMPTY, name);
}

export function isPassword(name: string): boolean {
  return PASSWORDS.includes(name);
}
