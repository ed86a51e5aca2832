import type { Address } from '../../shared/contract/address.ts';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { CheckoutUser } from '../../shared/contract/checkout.ts';
import { SEARCHED_PARTS } from '../../shared/rules/address-errors.ts';
import type { ControlName, FieldName, Patch } from './field-names.rules.ts';

/** The invoice's address or, with its `shipping_` fields, that of the delivery. */
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

/** Nothing stands in any of the fields that this control fills in. */
export function isEmptySearch(control: ControlName, data: CheckoutData): boolean {
  const filled = (Object.keys(data) as FieldName[]).filter((name) => searchOf(name)?.control === control);
  return filled.length > 0 && filled.every((name) => data[name] === '');
}

type Parts = Pick<CheckoutData, 'type' | 'country' | 'street' | 'house_number' | 'manual_address'>;

/** What decides about a block of fields, whichever kind it is. */
export function partsOf(data: CheckoutData, kind: AddressKind): Parts {
  if (kind === 'billing') return data;
  return {
    type: data.shipping_type,
    country: data.shipping_country,
    street: data.shipping_street,
    house_number: data.shipping_house_number,
    manual_address: data.shipping_manual_address,
  };
}

/** Writes parts of an address into the fields of its kind. */
export function named(kind: AddressKind, parts: object): Patch {
  const prefix = kind === 'billing' ? '' : 'shipping_';
  return Object.fromEntries(Object.entries(parts).map(([part, value]) => [prefix + part, value]));
}

/** Phone and the way of entering stay as they are, and a country that none is named for; a company makes it a business. */
export function fromSaved(address: Address, kind: AddressKind): Patch {
  const { first_name, middle_name, last_name, company, vat_number, country } = address;
  const { street, house_number, house_number_addition, zip_code, city } = address;
  return {
    ...named(kind, { first_name, middle_name, last_name, company }),
    ...named(kind, { street, house_number, house_number_addition, zip_code, city }),
    ...named(kind, country === '' ? {} : { country }),
    ...named(kind, company === '' ? {} : { type: 'business' }),
    ...(kind === 'billing' && { vat_number }),
  };
}

export function isSaved(data: CheckoutData, address: Address, kind: AddressKind): boolean {
  return Object.entries(fromSaved(address, kind)).every(([name, value]) => data[name as FieldName] === value);
}

const PLACE = { street: '', house_number: '', house_number_addition: '', zip_code: '', city: '' };

/** None of the saved addresses: another one can be entered. */
export function withoutPlace(kind: AddressKind): Patch {
  return named(kind, PLACE);
}

/** The address is entered by hand. */
export function manualOf(kind: AddressKind): Patch {
  return kind === 'billing' ? { manual_address: true } : { shipping_manual_address: true };
}

export function withoutHouse(kind: AddressKind): Patch {
  return named(kind, { street: '', house_number: '', house_number_addition: '' });
}
