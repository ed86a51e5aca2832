import type { Address, SavedAddress } from './model.ts';

/** The text of a field; empty where it is missing. */
export function textIn(typed: Readonly<Record<string, unknown>>, name: string): string {
  const value = typed[name];
  return typeof value === 'string' ? value : '';
}

/** The address of a form, by the names of its fields; `prefix` is `shipping_` for the second one. */
export function addressIn(typed: Readonly<Record<string, unknown>>, prefix: '' | 'shipping_' = ''): Address {
  const text = (name: string) => textIn(typed, prefix + name);
  const address = {
    firstName: text('first_name'),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    company: text('type') === 'business' ? text('company') : '',
    vatNumber: text('vat_number'),
    phone: text('phone') || textIn(typed, 'phone'),
    street: text('street'),
    houseNumber: text('house_number'),
    houseNumberAddition: text('house_number_addition'),
    secondLine: text('address_line_2'),
    province: text('province'),
    postcode: text('zip_code'),
    city: text('city'),
    country: text('country'),
  };
  const familyName = joined(address.middleName, address.lastName);
  return { ...address, line: streetLine(address), familyName, name: joined(address.firstName, familyName) };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** The first word is the first name. */
function nameParts(name: string) {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, middleName: '', lastName: others.join(' ') };
}

/** Street, house number and addition as one line. */
export function streetLine(address: Pick<Address, 'street' | 'houseNumber' | 'houseNumberAddition'>): string {
  const { street, houseNumber, houseNumberAddition } = address;
  return joined(street, houseNumber, houseNumberAddition);
}

/** The last number that stands alone is the house number: "Laan van 1940 12 bis" is number 12. */
export function streetParts(line: string): Pick<Address, 'street' | 'houseNumber' | 'houseNumberAddition'> {
  const [, street, houseNumber, houseNumberAddition] = /^(.*\S)\s+(\d+)\s*(.*)$/.exec(line.trim()) ?? [];
  if (street === undefined) return { street: line.trim(), houseNumber: '', houseNumberAddition: '' };
  return { street, houseNumber: houseNumber!, houseNumberAddition: houseNumberAddition! };
}

/** A saved address as on the wire. In a country with street lines, the line stays whole. */
export function savedAddress(saved: SavedAddress, isInLines: (country: string) => boolean) {
  const country = (saved.country ?? '').toLowerCase();
  const line = saved.line ?? '';
  const whole = { street: line, houseNumber: '', houseNumberAddition: '' };
  const parts = typeof saved.street === 'string' ? saved : isInLines(country) ? whole : streetParts(line);
  const person = typeof saved.name === 'string' ? nameParts(saved.name) : saved;
  return {
    id: saved.id,
    first_name: person.firstName ?? '',
    middle_name: person.middleName ?? '',
    last_name: person.lastName ?? '',
    street: parts.street ?? '',
    house_number: parts.houseNumber ?? '',
    house_number_addition: parts.houseNumberAddition ?? '',
    address_line_2: saved.secondLine || undefined,
    province: saved.province || undefined,
    zip_code: saved.postcode ?? '',
    city: saved.city ?? '',
    country,
    company: saved.company ?? '',
    vat_number: saved.vatNumber ?? '',
    phone: saved.phone ?? '',
  };
}
