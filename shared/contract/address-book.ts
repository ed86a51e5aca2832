import * as z from 'zod/mini';
import { Address, BuyerType, Country } from './address.ts';
import { endpoint, pathPart } from './endpoint.ts';
import {
  anyData,
  fieldText,
  flag,
  list,
  lowerCase,
  missable,
  optional,
  optionalList,
  optionalText,
  sparse,
  wireId,
} from './wire.ts';

/** Contract of the addresses that a customer has saved. */

export const BookAddress = z.extend(Address, {
  /** The whole name; the shop may also send it in parts. */
  name: optionalText,
  /** Telephone number. */
  phone: fieldText,
  /** The kind of address. */
  type: BuyerType,
  /** The street as the book shows it, often with its number; `street` where it is missing. */
  address: optionalText,
  /** The customer continues although the VAT number could not be checked. */
  ignore_vat: flag,
  /** The name of the country; that of `allowedCountries` where it is missing. */
  country_name: optionalText,
  /** The default delivery address. */
  defaultShip: flag,
  /** Where invoices go. */
  defaultBill: flag,
});
export type BookAddress = z.infer<typeof BookAddress>;

/** After a change. Without the list, the answer means only that the change was made. */
const Changed = sparse(
  z.object({
    /** All addresses after the change. Without them, the widget changes its own list. */
    addresses: optional(list(BookAddress)),
  }),
);

export const AddressBook = z.object({
  /** All addresses. The list may be empty. */
  addresses: list(BookAddress),
  /** The countries that the form offers; without any, it has none to choose. */
  allowedCountries: optionalList(missable(Country)),
  /** The country of a new address; `nl` where it is missing. */
  defaultCountry: optional(lowerCase),
});
export type AddressBook = z.infer<typeof AddressBook>;

/** Reads the saved addresses of the customer who is signed in. */
export const readAddressBook = endpoint({ path: '/dashboard/addresses/vue/data', safe: true, answer: AddressBook });

/** What a form of an address holds; `id` is absent for a new one. */
export const AddressFields = z.object({
  /** The address that is changed; absent for a new one. */
  id: z.optional(wireId),
  /** First name. */
  first_name: z.string(),
  /** Prefix of the last name, such as `de`; empty for none. */
  middle_name: z.string(),
  /** Last name. */
  last_name: z.string(),
  /** Telephone number, as typed. */
  phone: z.string(),
  /** The kind of address. */
  type: z.enum(['private', 'business']),
  /** Name of the company; empty for a private address. */
  company: z.string(),
  /** ISO 3166-1, in lower case: `nl`. */
  country: z.string(),
  /** Street. */
  street: z.string(),
  /** House number. */
  house_number: z.string(),
  /** What follows the house number, such as `A`; empty for none. */
  house_number_addition: z.string(),
  /** Postal code, as typed. */
  zip_code: z.string(),
  /** Town. */
  city: z.string(),
  /** VAT number of a company, as typed; empty for none. */
  vat_number: z.string(),
  /** The customer continues although the VAT number could not be checked. */
  ignore_vat: z.boolean(),
  /** Sent for countries with `second_line`. */
  address_line_2: z.optional(z.string()),
  /** Sent for countries that have provinces. */
  province: z.optional(z.string()),
});
export type AddressFields = z.infer<typeof AddressFields>;

/** Stores a new or changed address. Messages of a 422 are shown at their fields. */
export const storeAddress = endpoint({
  path: '/dashboard/addresses/vue/store',
  sameSession: true,
  input: AddressFields,
  answer: Changed,
});

/** Makes an address the default for deliveries or invoices. */
export const chooseDefaultAddress = endpoint({
  path: '/dashboard/addresses/vue/default',
  sameSession: true,
  input: z.object({
    /** Which default it becomes: delivery or invoice. */
    type: z.enum(['shipping', 'billing']),
    /** The id of the address. */
    id: wireId,
  }),
  answer: Changed,
});

/** Deletes an address. The answer is ignored, and the book is read again. */
export const deleteAddress = endpoint({
  method: 'delete',
  path: '/dashboard/addresses/{id}/vue/delete',
  sameSession: true,
  input: z.object({
    /** The id of the address. */
    id: wireId,
  }),
  target: ({ id }) => ({ path: `/dashboard/addresses/${pathPart(id)}/vue/delete` }),
  answer: anyData,
});
