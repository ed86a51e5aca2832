import type { AddressFormat } from './address-format.ts';

/** The text fields of an address that may stay empty. The shopper has to fill in the others that the form shows. */
export function optionalParts({ province }: Pick<AddressFormat, 'province'>): readonly string[] {
  const parts = ['middle_name', 'house_number_addition', 'address_line_2'];
  return province?.isRequired ? parts : [...parts, 'province'];
}
