import { hasCompany, hasNumericHouseNumber, hasNumericZip, hasVatNumber } from './address.ts';
import type { AddressFormat } from './address-format.ts';
import type { AddressFormValues } from './address-values.ts';
import { optionalParts } from './optional-parts.ts';

interface ShapeOptions {
  /** Of the country. */
  readonly format: AddressFormat;
  /** The shop has a key for its address search. */
  readonly hasSearch: boolean;
  readonly hasLookupFailed: boolean;
  readonly isVatCheckImpossible: boolean;
  /** The box was ticked once; from then on it stays. */
  readonly wasVatIgnored: boolean;
}

/** Which fields an address has now. */
export type AddressShape = Readonly<ReturnType<typeof shapeOf>>;

export function shapeOf(
  { type, country, manual_address }: AddressFormValues,
  { format, hasSearch, hasLookupFailed, isVatCheckImpossible, wasVatIgnored }: ShapeOptions,
) {
  const vatNumber = hasVatNumber(type, country);
  const search = hasSearch && format.hasLookup;
  return {
    company: hasCompany(type),
    middleName: true,
    vatNumber,
    /** "Doorgaan zonder btw-nummer controle". */
    ignoreVat: wasVatIgnored || (vatNumber && isVatCheckImpossible),
    /** Search and manual checkbox; without them the fields are simply typed in. */
    search,
    /** They have digits only, so a phone shows its numeric keypad. */
    numericHouseNumber: hasNumericHouseNumber(country),
    numericZip: hasNumericZip(country),
    /** One line holds street and number. */
    isInLines: format.isInLines,
    secondLine: format.hasSecondLine,
    /** Without choices, the province is typed in. */
    province: format.province,
    /** The parts that may stay empty. */
    optional: optionalParts(format),
    /** Street, number, addition, postcode and city cannot be typed in. */
    isLocked: search && !manual_address,
    /** The search has failed, and manual entry was ticked for the shopper. */
    hasLookupFailed,
  };
}
