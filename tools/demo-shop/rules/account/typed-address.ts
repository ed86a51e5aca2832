import { BuyerType, foreignParts } from '../../../../shared/contract/address.ts';
import { CheckoutFields, type CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import { fieldText, flag, optional, wireId } from '../../../../shared/contract/wire.ts';
import * as z from 'zod/mini';
import type { WithExtras } from '../../extras.ts';
import { billingProblems } from '../checkout/address-problems.ts';
import { needsVatNumber } from '../checkout/formats.ts';
import { requireNone } from '../checkout/problems.ts';
import { tidied } from '../checkout/tidy.ts';

/** An address from a form; missing fields are empty. */
export const TypedAddress = z.object({
  /** Null for a new one. */
  id: optional(wireId),
  first_name: fieldText,
  middle_name: fieldText,
  last_name: fieldText,
  phone: fieldText,
  type: BuyerType,
  company: fieldText,
  country: fieldText,
  street: fieldText,
  house_number: fieldText,
  house_number_addition: fieldText,
  zip_code: fieldText,
  city: fieldText,
  ...foreignParts,
  vat_number: fieldText,
  ignore_vat: flag,
});
export type TypedAddress = z.infer<typeof TypedAddress>;

const NOTHING: CheckoutData = CheckoutFields.parse({});

/** Validates the address by the rules for a billing address, and normalizes it. */
export function validated({ id: _id, ...typed }: TypedAddress, shopper: WithExtras) {
  const data = tidied({ ...NOTHING, ...typed });
  requireNone(billingProblems(data, shopper));
  const { first_name, last_name, phone, type, country, street, house_number, zip_code, city } = data;
  const vat_number = needsVatNumber(data) ? data.vat_number : '';
  return {
    first_name,
    middle_name: data.middle_name || null,
    last_name,
    phone,
    type,
    company: type === 'business' ? data.company : null,
    country,
    street,
    house_number,
    house_number_addition: data.house_number_addition || null,
    zip_code,
    city,
    address_line_2: data.address_line_2 || null,
    province: data.province || null,
    vat_number: vat_number || null,
    ignore_vat: vat_number !== '' && data.ignore_vat ? 1 : 0,
  };
}
