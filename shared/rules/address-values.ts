import type { AddressFields, BookAddress } from '../contract/address-book.ts';
import type { WireId } from '../contract/wire.ts';
import { streetOf } from './address.ts';
import { sentParts, type AddressFormat } from './address-format.ts';
import { readStoredValues } from './stored-values.ts';

/** The values of the fields. `manual_address` is a state of the form and is never sent. */
export interface AddressFormValues extends Omit<AddressFields, 'id'> {
  readonly manual_address: boolean;
}

/** An address as the page or the shop knows it. */
export type KnownAddress = Omit<BookAddress, 'id'> & { readonly id?: WireId | null | undefined };

const EMPTY: AddressFormValues = {
  first_name: '',
  middle_name: '',
  last_name: '',
  phone: '',
  type: 'private',
  company: '',
  country: '',
  street: '',
  house_number: '',
  house_number_addition: '',
  address_line_2: '',
  zip_code: '',
  city: '',
  province: '',
  vat_number: '',
  ignore_vat: false,
  manual_address: false,
};

/**
 * The initial values of a form.
 * @param address null for a new one
 * @param defaultCountry ISO 3166-1 alpha-2 in lower case
 */
export function startingValues(address: KnownAddress | null, defaultCountry: string): AddressFormValues {
  if (!address) return { ...EMPTY, country: defaultCountry };
  const known = Object.keys(EMPTY).map((part) => [part, address[part as keyof typeof address] ?? '']);
  return {
    ...EMPTY,
    ...(Object.fromEntries(known) as Partial<AddressFormValues>),
    street: streetOf(address),
    country: address.country || defaultCountry,
    manual_address: false,
  };
}

/** Parts that are not sent, or only for some countries. */
const LOCAL: readonly string[] = ['manual_address', 'address_line_2', 'province'];

/** The values to send: a private person has no company and no VAT number. */
export function fieldsOf(
  values: AddressFormValues,
  id: WireId | null | undefined,
  format: AddressFormat,
): AddressFields {
  const isPrivate = values.type === 'private';
  const sent = Object.entries(values).filter(([name]) => !LOCAL.includes(name));
  return {
    ...(id !== undefined && id !== null && { id }),
    ...(Object.fromEntries(sent) as unknown as Omit<AddressFields, 'id'>),
    ...sentParts(format, values),
    ...(isPrivate && { company: '', vat_number: '' }),
  };
}

/** Texts that the browser filled in without an `input` event. */
export function autofilled(
  values: AddressFormValues,
  typed: Readonly<Record<string, string>>,
): Partial<AddressFormValues> {
  const texts = Object.entries(typed).filter(([name]) => typeof values[name as keyof AddressFormValues] === 'string');
  return Object.fromEntries(texts.filter(([name]) => name !== 'type'));
}

/** Reads the values of an address from a draft of this browser tab. */
export function readAddressDraft(stored: unknown): Partial<AddressFormValues> {
  return readStoredValues(EMPTY, stored);
}
