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
    ignoreVat: wasVatIgnored || (vatNumber && isVatCheckImpossible),
    search,
    numericHouseNumber: hasNumericHouseNumber(country),
    numericZip: hasNumericZip(country),
    isInLines: format.isInLines,
    secondLine: format.hasSecondLine,
    province: format.province,
    optional: optionalParts(format),
    isLocked: search && !manual_address,
    hasLookupFailed,
  };
}
