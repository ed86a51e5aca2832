import * as z from 'zod/mini';
import { anyForm, fieldText, flagIfSent, ifSent, list, lowerCase, optionalText, wireId } from './wire.ts';

/** Contract of addresses and countries. */

/** A part of a country that its addresses name. */
export const Province = z.object({
  /** What `province` of an address then has, such as `M`. */
  code: z.string(),
  /** What the shopper chooses, in the language of the page. */
  name: z.string(),
});
export type Province = z.infer<typeof Province>;

/** How addresses of a country are written. Without these keys they have a house number, as Dutch ones do. */
const format = {
  /** `lines`: one line holds street and number, so the house number stays empty. There is no address search then. */
  address_format: anyForm(z.optional(z.literal('lines')), (value) => (value === 'lines' ? value : undefined)),
  /** Addresses have a second line, `address_line_2`. Without it, the form does not ask for one. */
  second_line: flagIfSent,
  /** The provinces to choose from: addresses have `province`. Without them, it is asked for only with `province`. */
  provinces: ifSent(list(Province)),
  /** Addresses have a `province` that is typed in. */
  province: flagIfSent,
  /** The form marks the province as required. Without it, it is optional. */
  province_required: flagIfSent,
};

/** Parts of an address that only some countries have; absent for the others. */
export const foreignParts = {
  /** What follows the street in a line of its own; sent for countries with `second_line`. */
  address_line_2: ifSent(fieldText),
  /** Its code where the country has `provinces`, else as typed; sent for countries that have provinces. */
  province: ifSent(fieldText),
};

export const Country = z.object({
  /** ISO 3166-1, in lower case: `nl`. */
  alpha_2_code: lowerCase,
  /** ISO 3166-1, in lower case: `nld`; the address search needs it. Missing in some answers. */
  alpha_3_code: optionalText,
  /** The name of the country, in the language of the page. */
  name: z.string(),
  ...format,
});
export type Country = z.infer<typeof Country>;

/** An address that a customer has saved. */
export const Address = z.object({
  /** Its id. Changes send it back in the type in which it was received. */
  id: wireId,
  /** First name. */
  first_name: fieldText,
  /** Prefix of the last name, such as `de`; empty where it is missing. */
  middle_name: fieldText,
  /** Last name. */
  last_name: fieldText,
  /** Street. */
  street: fieldText,
  /** House number. */
  house_number: fieldText,
  /** What follows the house number, such as `A`; empty where it is missing. */
  house_number_addition: fieldText,
  /** Postal code. */
  zip_code: fieldText,
  /** Town. */
  city: fieldText,
  /** Empty where the customer has named none. */
  country: z.pipe(fieldText, lowerCase),
  /** Name of the company; empty where it is missing. */
  company: fieldText,
  /** VAT number of the company; empty where it is missing. */
  vat_number: fieldText,
  ...foreignParts,
});
export type Address = z.infer<typeof Address>;

const asWritten = z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()])));

/**
 * Where the shopper collects an order: a store, a warehouse or a parcel shop. The checkout returns it to the shop
 * unchanged, so its values keep their types.
 */
export const PickupPoint = z.looseObject({
  /** Street. */
  street: asWritten,
  /** House number. */
  house_number: asWritten,
  /** What follows the house number. */
  house_number_addition: asWritten,
  /** Postal code. */
  zip_code: asWritten,
  /** Town. */
  city: asWritten,
  /** Country, as the shop writes it. */
  country: asWritten,
  /** Name of the store or the parcel shop. */
  company: asWritten,
});
export type PickupPoint = z.infer<typeof PickupPoint>;

/** `private` unless the shop sends `business`. */
export const BuyerType = anyForm(z.enum(['private', 'business']), (value) =>
  value === 'business' ? value : 'private',
);
export type BuyerType = z.infer<typeof BuyerType>;
