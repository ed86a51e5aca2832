import { hasCompany, hasLookup, hasNumericHouseNumber, hasNumericZip, hasVatNumber } from './address.ts';
import type { AddressFormValues } from './address-values.ts';

interface ShapeOptions {
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
  { hasSearch, hasLookupFailed, isVatCheckImpossible, wasVatIgnored }: ShapeOptions,
) {
  const vatNumber = hasVatNumber(type, country);
  const search = hasSearch && hasLookup(country);
  return {
    company: hasCompany(type),
    middleName: true,
    vatNumber,
    ignoreVat: wasVatIgnored || (vatNumber && isVatCheckImpossible),
    search,
    numericHouseNumber: hasNumericHouseNumber(country),
    numericZip: hasNumericZip(country),
    isLocked: search && !manual_address,
    hasLookupFailed,
  };
}
