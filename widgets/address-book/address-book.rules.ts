import type { BookAddress } from '../../shared/contract/address-book.ts';
import type { Country } from '../../shared/contract/address.ts';

type Named = Pick<BookAddress, 'first_name' | 'middle_name' | 'last_name'> & { readonly name?: string | null };

/** The whole name, whether the shop sends it whole or in parts. */
export function nameOf({ name, first_name, middle_name, last_name }: Named): string {
  return name || [first_name, middle_name, last_name].filter(Boolean).join(' ');
}

/** The name in the address, else in the shop's list of countries, else the code. */
export function countryOf(
  { country, country_name }: Pick<BookAddress, 'country' | 'country_name'>,
  countries: readonly Country[],
): string {
  return country_name ?? countries.find((item) => item.alpha_2_code === country)?.name ?? country.toUpperCase();
}

/** As text: one answer may write a number and the next one a text. Null for an address that is new. */
export function idOf(address: Pick<BookAddress, 'id'>): string;
export function idOf(address: Pick<BookAddress, 'id'> | null | undefined): string | null;
export function idOf(address: Pick<BookAddress, 'id'> | null | undefined): string | null {
  return address ? String(address.id) : null;
}

/** The address that is new in a list. */
export function added(before: readonly BookAddress[], now: readonly BookAddress[]): BookAddress | undefined {
  return now.find((address) => !before.some((known) => idOf(known) === idOf(address)));
}

/** The address that takes the place of a removed one: the next, or the last. */
export function nextAfter(addresses: readonly BookAddress[], gone: BookAddress): BookAddress | undefined {
  const at = addresses.findIndex((address) => idOf(address) === idOf(gone));
  return addresses[at + 1] ?? addresses[at - 1];
}
