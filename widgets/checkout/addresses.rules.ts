import type { Address, PickupPoint } from '../../shared/contract/address.ts';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { CheckoutUser } from '../../shared/contract/checkout.ts';
import { SEARCHED_PARTS } from '../../shared/rules/address-errors.ts';
import type { ControlName, FieldName, Patch } from './field-names.rules.ts';

/** The invoice address or, in the `shipping_` fields, the delivery address. */
export type AddressKind = 'billing' | 'shipping';

/** The default of its kind first. */
export function savedAddresses(
  { addresses, defaultBillingAddress, defaultShippingAddress }: CheckoutUser,
  kind: AddressKind,
): readonly Address[] {
  const first = String(kind === 'billing' ? defaultBillingAddress : defaultShippingAddress);
  const isFirst = ({ id }: Address) => String(id) === first;
  return [...addresses.filter(isFirst), ...addresses.filter((address) => !isFirst(address))];
}

/** The search that fills in a field of an address; null for fields that are always typed in. */
export function searchOf(name: FieldName): { readonly kind: AddressKind; readonly control: ControlName } | null {
  const isOfDelivery = name.startsWith('shipping_');
  const part = isOfDelivery ? name.slice('shipping_'.length) : name;
  if (!(SEARCHED_PARTS as readonly string[]).includes(part)) return null;
  return isOfDelivery
    ? { kind: 'shipping', control: 'shipping_address_search' }
    : { kind: 'billing', control: 'address_search' };
}

/** All fields that this control fills in are empty. */
export function isEmptySearch(control: ControlName, data: CheckoutData): boolean {
  const filled = (Object.keys(data) as FieldName[]).filter((name) => searchOf(name)?.control === control);
  return filled.length > 0 && filled.every((name) => data[name] === '');
}

const PREFIX = { billing: '', shipping: 'shipping_' } as const;

/** The fields of one kind, by their names without a prefix. There is one VAT number for both kinds. */
export function valuesOf(data: CheckoutData, kind: AddressKind): CheckoutData {
  const own = Object.entries(data).filter(([name]) => name.startsWith(PREFIX[kind]));
  return { ...data, ...Object.fromEntries(own.map(([name, value]) => [name.slice(PREFIX[kind].length), value])) };
}

/** Adds the prefix of the kind to the names of address fields. */
export function withPrefix(kind: AddressKind, values: object): Patch {
  return Object.fromEntries(Object.entries(values).map(([part, value]) => [PREFIX[kind] + part, value]));
}

/** An empty country leaves the country unchanged. A company sets the type to business. */
export function fromSaved(address: Address, kind: AddressKind): Patch {
  const { first_name, middle_name, last_name, company, vat_number, country } = address;
  const { street, house_number, house_number_addition, zip_code, city } = address;
  return {
    ...withPrefix(kind, { first_name, middle_name, last_name, company }),
    ...withPrefix(kind, { street, house_number, house_number_addition, zip_code, city }),
    ...withPrefix(kind, country === '' ? {} : { country }),
    ...withPrefix(kind, company === '' ? {} : { type: 'business' }),
    ...(kind === 'billing' && { vat_number }),
  };
}

export function isSaved(data: CheckoutData, address: Address, kind: AddressKind): boolean {
  return Object.entries(fromSaved(address, kind)).every(([name, value]) => data[name as FieldName] === value);
}

/** The lines of an address as on an envelope; empty ones are left out. */
export function linesOf(address: Partial<Omit<Address, 'id'>> | PickupPoint, countryName = ''): string[] {
  const { first_name, middle_name, last_name } = address as Partial<Address>;
  const { company, street, house_number, house_number_addition, zip_code, city } = address;
  return [
    joinParts(company),
    joinParts(first_name, middle_name, last_name),
    joinParts(street, house_number, house_number_addition),
    joinParts(zip_code, city),
    countryName,
  ].filter((line) => line !== '');
}

function joinParts(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'number' || (typeof part === 'string' && part !== '')).join(' ');
}
