import { countryOf } from './countries.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^\+?[\d\s()/.-]+$/;
const HOUSE_NUMBER = /^\d+[\s\dA-Z/-]*$/i;

export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** Characters of a house number, and of its addition. */
export const LONGEST_HOUSE_NUMBER = 10;

/** Businesses enter their VAT number, except those in the Netherlands. */
export function needsVatNumber({ type, country }: { type: string; country: string }): boolean {
  return type === 'business' && country !== 'nl';
}

/** Any grouping is valid; a number has eight to fifteen digits. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= 8 && digits <= 15;
}

/** Case and surrounding spaces are ignored. */
export function isZipCode(country: string, text: string): boolean {
  return countryOf(country)?.zipCode.test(text.trim().toUpperCase()) ?? true;
}

export function isHouseNumber(text: string): boolean {
  return HOUSE_NUMBER.test(text);
}

export type VatNumberIs = 'valid' | 'malformed' | 'of-another-country' | 'unchecked';

/**
 * Validates a VAT number of a country. The register of the demo shop knows all numbers except those that end in `00`,
 * for which it does not answer.
 */
export function vatNumberIs(country: string, text: string): VatNumberIs {
  const number = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const format = countryOf(country)?.vatNumber;
  if (!format) return 'valid';
  if (!format.test(number)) return isOfAnother(country, number) ? 'of-another-country' : 'malformed';
  return /00\D*$/.test(number) ? 'unchecked' : 'valid';
}

function isOfAnother(country: string, number: string): boolean {
  const prefix = number.slice(0, 2).toLowerCase();
  return /^[a-z]{2}/i.test(number) && prefix !== country && countryOf(prefix) !== undefined;
}
