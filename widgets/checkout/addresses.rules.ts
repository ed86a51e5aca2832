import type { Address, PickupPoint } from '../../shared/contract/address.ts';
import {
  addressFields,
  addressPartOf,
  fieldName,
  type AddressKind,
  type CheckoutData,
  type FieldName,
  type OrderAddress,
} from '../../shared/contract/checkout-data.ts';
import type { CheckoutUser } from '../../shared/contract/checkout.ts';
import { SEARCHED_PARTS } from '../../shared/rules/address-parts.ts';
import type { ControlName, Patch } from './field-names.rules.ts';

export const KINDS = ['billing', 'shipping'] as const;

/** The default of its kind first. */
export function savedAddresses(
  { addresses, defaultBillingAddress, defaultShippingAddress }: CheckoutUser,
  kind: AddressKind,
): readonly Address[] {
  const first = String(kind === 'billing' ? defaultBillingAddress : defaultShippingAddress);
  const isFirst = ({ id }: Address) => String(id) === first;
  return [...addresses.filter(isFirst), ...addresses.filter((address) => !isFirst(address))];
}

/** The address whose search fills in a field; null for fields that are always typed in. */
export function searchedAddressOf(name: FieldName): AddressKind | null {
  const address = addressPartOf(name);
  return address && (SEARCHED_PARTS as readonly string[]).includes(address.part) ? address.kind : null;
}

/** The address whose search this control is; null for other controls. */
export function searchedBy(control: ControlName): AddressKind | null {
  return KINDS.find((kind) => fieldName(kind, 'address_search') === control) ?? null;
}

/** Nothing is filled in that a search would fill in. */
export function isUnsearched(address: OrderAddress): boolean {
  return SEARCHED_PARTS.every((part) => address[part] === '');
}

const NO_FOREIGN_PARTS = { address_line_2: '', province: '' } as const;

/** An empty country leaves the country unchanged. A company sets the type to business. */
export function fromSaved(address: Address, kind: AddressKind): Patch {
  const { id: _, country, ...known } = address;
  const parts = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)) as typeof known;
  return addressFields(kind, {
    ...NO_FOREIGN_PARTS,
    ...parts,
    ...(country !== '' && { country }),
    ...(parts.company !== '' && { type: 'business' }),
  });
}

export function isSaved(fields: CheckoutData, address: Address, kind: AddressKind): boolean {
  return Object.entries(fromSaved(address, kind)).every(([name, value]) => fields[name as FieldName] === value);
}

/** The lines of an address as on an envelope; empty ones are left out. */
export function linesOf(address: Partial<Omit<Address, 'id'>> | PickupPoint, countryName = ''): string[] {
  const { first_name, middle_name, last_name } = address as Partial<Address>;
  const { company, street, house_number, house_number_addition, address_line_2, zip_code, city, province } = address;
  return [
    joinParts(company),
    joinParts(first_name, middle_name, last_name),
    joinParts(street, house_number, house_number_addition),
    joinParts(address_line_2),
    joinParts(zip_code, city),
    joinParts(province),
    countryName,
  ].filter((line) => line !== '');
}

function joinParts(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'number' || (typeof part === 'string' && part !== '')).join(' ');
}
