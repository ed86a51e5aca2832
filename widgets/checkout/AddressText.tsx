import type { Address, Place } from '../../shared/contract/address.ts';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { AddressValues } from '../../shared/ui/address/AddressPartField.tsx';
import type { AddressKind } from './addresses.model.ts';

type Lines = Partial<Omit<Address, 'id' | 'vat_number'>>;

/** The fields of one kind, by their names without a prefix. */
export function valuesOf(data: CheckoutData, kind: AddressKind): AddressValues {
  if (kind === 'billing') return data;
  const { vat_number, ignore_vat } = data;
  return {
    first_name: data.shipping_first_name,
    middle_name: data.shipping_middle_name,
    last_name: data.shipping_last_name,
    type: data.shipping_type,
    company: data.shipping_company,
    street: data.shipping_street,
    house_number: data.shipping_house_number,
    house_number_addition: data.shipping_house_number_addition,
    zip_code: data.shipping_zip_code,
    city: data.shipping_city,
    country: data.shipping_country,
    manual_address: data.shipping_manual_address,
    vat_number,
    ignore_vat,
  };
}

/** The lines of an address as they are written on an envelope; empty ones are left out. */
export function linesOf(address: Lines | Place, countryName = ''): string[] {
  const { first_name, middle_name, last_name } = address as Lines;
  const { company, street, house_number, house_number_addition, zip_code, city } = address;
  return [
    words(company),
    words(first_name, middle_name, last_name),
    words(street, house_number, house_number_addition),
    words(zip_code, city),
    countryName,
  ].filter((line) => line !== '');
}

function words(...parts: readonly unknown[]): string {
  return parts
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .map(String)
    .filter((part) => part !== '')
    .join(' ');
}

/** An address, line by line. */
export function AddressText({ lines }: { lines: readonly string[] }) {
  return (
    <address className="sw-checkout__address">
      {lines.map((line) => (
        <span key={line} className="sw-checkout__address-line">
          {line}
        </span>
      ))}
    </address>
  );
}
