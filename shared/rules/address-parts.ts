import type { AddressShape } from './address-shape.ts';
import { sortErrors, wordsOf, type SortedErrors } from './sort-errors.ts';

/** The parts of an address that may have errors, in the order of the form. */
export const ADDRESS_PARTS = [
  'first_name',
  'middle_name',
  'last_name',
  'type',
  'company',
  'country',
  'street',
  'house_number',
  'house_number_addition',
  'address_line_2',
  'zip_code',
  'city',
  'province',
  'vat_number',
  'ignore_vat',
  'phone',
] as const;
export type AddressErrorPart = (typeof ADDRESS_PARTS)[number];

/** The parts that an address search fills in. */
export const SEARCHED_PARTS = ['street', 'house_number', 'house_number_addition', 'zip_code', 'city'] as const;

/** The control that corrects a part of an address. */
export type AddressControlName = AddressErrorPart | 'address_search';

/** The control that corrects a part now; the search, for parts that it fills in. Null for a hidden part. */
export function addressControlOf(
  part: AddressErrorPart,
  { company, vatNumber, ignoreVat, isInLines, secondLine, province, isLocked }: AddressShape,
): AddressControlName | null {
  if (part === 'company') return company ? part : null;
  if (part === 'vat_number') return vatNumber ? part : null;
  if (part === 'ignore_vat') return ignoreVat ? part : null;
  if (part === 'address_line_2') return secondLine ? part : null;
  if (part === 'province') return province ? part : null;
  // The line holds the number.
  if (isInLines && part.startsWith('house_number')) return 'street';
  return isLocked && isSearched(part) ? 'address_search' : part;
}

function isSearched(part: string): boolean {
  return (SEARCHED_PARTS as readonly string[]).includes(part);
}

/** Sorts the errors of an address by its parts. */
export function sortAddressErrors(errors: Readonly<Record<string, readonly string[]>>): SortedErrors<AddressErrorPart> {
  return sortErrors(errors, partOf);
}

/** `zip_code`, `address.zip_code`, `zip_code.0` and `zipCode` name the same part; `address` is the street of the book. */
function partOf(key: string): AddressErrorPart | null {
  const word = wordsOf(key).at(-1);
  const last = word === 'address' || word === 'address_line_1' ? 'street' : word;
  return ADDRESS_PARTS.find((part) => part === last) ?? null;
}
