import type { FoundAddress } from '../contract/postcode.ts';

/** Rules of address fields, shared by checkout, address book and requests. */

/** Countries in which an address is searched rather than typed, with the code by which the search knows them. */
const LOOKUP: Readonly<Record<string, string>> = {
  nl: 'nld',
  be: 'bel',
  de: 'deu',
  lu: 'lux',
  at: 'aut',
  ch: 'che',
  fr: 'fra',
};

export const DEFAULT_COUNTRY = 'nl';

/** @param country ISO 3166-1 alpha-2 in lower case */
export function hasLookup(country: string): boolean {
  return Object.hasOwn(LOOKUP, country);
}

/**
 * The context in which the search for an address of a country begins: ISO 3166-1 alpha-3 in lower case.
 * @param alpha3 as the shop names it, where it does
 */
export function lookupContext(country: string, alpha3?: string | null): string {
  return alpha3?.toLowerCase() || (LOOKUP[country] ?? '');
}

/** Countries whose postal codes have digits only. */
const NUMERIC_ZIP: ReadonlySet<string> = new Set(['at', 'be', 'ch', 'de', 'dk', 'es', 'fi', 'fr', 'it', 'lu', 'no']);

export function hasNumericZip(country: string): boolean {
  return NUMERIC_ZIP.has(country);
}

/** Dutch house numbers have digits only; letters are an addition. */
export function hasNumericHouseNumber(country: string): boolean {
  return country === 'nl';
}

export function hasCompany(type: 'private' | 'business'): boolean {
  return type === 'business';
}

/** A business outside the Netherlands names its VAT number. */
export function hasVatNumber(type: 'private' | 'business', country: string): boolean {
  return type === 'business' && country !== 'nl';
}

/** The parts of a place that an address search finds. */
export interface SearchedAddress {
  readonly street: string;
  readonly house_number: string;
  readonly house_number_addition: string;
  readonly zip_code: string;
  readonly city: string;
}

/** What a search found, by the names of the fields. */
export function toSearchedAddress(address: FoundAddress): SearchedAddress {
  const isGlitch = isStreetGlitch(address.street, address.buildingNumber);
  return {
    street: isGlitch ? '' : address.street,
    house_number: isGlitch ? '' : address.buildingNumber,
    house_number_addition: isGlitch ? '' : address.buildingNumberAddition,
    zip_code: address.postcode,
    city: address.locality,
  };
}

/**
 * The address search sometimes returns the house number as the street; then street, number and addition are cleared.
 */
export function isStreetGlitch(street: string, houseNumber: string): boolean {
  return street.trim() !== '' && street.trim() === houseNumber.trim();
}

/** Whether a key or message is the flag for a VAT number that could not be checked, in any of its wordings. */
export function isVatFlag(word: string): boolean {
  return /vat(number)?check(notpossible|unavailable|failed)$/.test(word.toLowerCase().replaceAll(/[^a-z]/g, ''));
}

export const NO_STREET = { street: '', house_number: '', house_number_addition: '' } as const;
export const NO_LOCALITY = { ...NO_STREET, zip_code: '', city: '' } as const;

interface StreetParts {
  readonly street: string;
  /** The street as an address book shows it, often with its number. */
  readonly address: string | null;
  readonly house_number: string;
  readonly house_number_addition: string;
}

/** The street alone, for a form with a separate field for the number. */
export function streetOf({ street, address, house_number, house_number_addition }: StreetParts): string {
  if (!address || (street !== '' && address.startsWith(street))) return street;
  const ending = [house_number, house_number_addition].filter(Boolean);
  const number = ending.map((part) => part.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')).join('[\\s-]*');
  return number === '' ? address : address.replace(new RegExp(`[\\s,]+${number}\\s*$`, 'iu'), '');
}

/** Street and number in one line, as on an envelope. */
export function streetLineOf({ street, address, house_number, house_number_addition }: StreetParts): string {
  const shown = address ?? street;
  if (address && (house_number === '' || address.includes(house_number))) return address;
  return [shown, house_number, house_number_addition].filter(Boolean).join(' ');
}
