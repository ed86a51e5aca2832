import * as z from 'zod/mini';
import { anyForm, fieldText, lowerCase, optionalText, wireId } from './wire.ts';

/** Contract of addresses and countries. */

export const Country = z.object({
  /** ISO 3166-1, in lower case: `nl`. */
  alpha_2_code: lowerCase,
  /** ISO 3166-1, in lower case: `nld`; the address search needs it. Missing in some answers. */
  alpha_3_code: optionalText,
  name: z.string(),
});
export type Country = z.infer<typeof Country>;

/** An address that a customer has saved. */
export const Address = z.object({
  id: wireId,
  first_name: fieldText,
  middle_name: fieldText,
  last_name: fieldText,
  street: fieldText,
  house_number: fieldText,
  house_number_addition: fieldText,
  zip_code: fieldText,
  city: fieldText,
  /** Empty where the customer has named none. */
  country: z.pipe(fieldText, lowerCase),
  company: fieldText,
  vat_number: fieldText,
});
export type Address = z.infer<typeof Address>;

const asWritten = z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()])));

/**
 * Where the shopper collects an order: a store, a warehouse or a parcel shop. The checkout returns it to the shop
 * unchanged, so its values keep their types.
 */
export const PickupPoint = z.looseObject({
  street: asWritten,
  house_number: asWritten,
  house_number_addition: asWritten,
  zip_code: asWritten,
  city: asWritten,
  country: asWritten,
  company: asWritten,
});
export type PickupPoint = z.infer<typeof PickupPoint>;

/** `private` unless the shop sends `business`. */
export const BuyerType = anyForm(z.enum(['private', 'business']), (value) =>
  value === 'business' ? value : 'private',
);
export type BuyerType = z.infer<typeof BuyerType>;
