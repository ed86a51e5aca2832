import type { Country, Province } from '../contract/address.ts';
import { hasLookup } from './address.ts';

/** How the addresses of a country are written. */
export interface AddressFormat {
  /** One line holds street and number. */
  readonly isInLines: boolean;
  readonly hasSecondLine: boolean;
  /** Null where addresses have no province; without choices, it is typed in. */
  readonly province: { readonly choices: readonly Province[]; readonly isRequired: boolean } | null;
  /** The address can be searched. */
  readonly hasLookup: boolean;
}

/** @param country ISO 3166-1 alpha-2 in lower case; an unknown one has the Dutch format */
export function formatOf(countries: readonly Country[], country: string): AddressFormat {
  const known = countries.find(({ alpha_2_code }) => alpha_2_code === country);
  const isInLines = known?.address_format === 'lines';
  return {
    isInLines,
    hasSecondLine: known?.second_line === true,
    province:
      known?.provinces || known?.province
        ? { choices: known.provinces ?? [], isRequired: known.province_required === true }
        : null,
    hasLookup: hasLookup(country) && !isInLines,
  };
}

/** The parts of an address whose meaning depends on the country. */
interface Place {
  readonly country: string;
  readonly street: string;
  readonly house_number: string;
  readonly house_number_addition: string;
  readonly address_line_2?: string | undefined;
  readonly province?: string | undefined;
}

/** What follows from another country: a number moves into the line of the street, and a province is another one's. */
export function adaptedTo({ isInLines }: AddressFormat, before: Place, after: Place): Partial<Place> {
  const { street, house_number, house_number_addition } = after;
  const hasNumber = house_number !== '' || house_number_addition !== '';
  const isElsewhere = before.country !== after.country && (before.province ?? '') === (after.province ?? '');
  return {
    ...(isInLines && hasNumber && { street: lineOf(street, house_number, house_number_addition) }),
    ...(isInLines && hasNumber && { house_number: '', house_number_addition: '' }),
    ...(isElsewhere && after.province && { province: '' }),
  };
}

function lineOf(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Only the countries that have these parts send them. */
export function sentParts({ hasSecondLine, province }: AddressFormat, place: Place) {
  return {
    ...(hasSecondLine && { address_line_2: place.address_line_2 ?? '' }),
    ...(province && { province: place.province ?? '' }),
  };
}

/** The name of a province, as on an envelope. */
export function provinceName({ province }: AddressFormat, value: string | undefined): string {
  return province?.choices.find(({ code }) => code === value)?.name ?? value ?? '';
}
