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
  phone: fieldText,
  type: BuyerType,
  /** The street as the book shows it, often with its number; `street` where it is missing. */
  address: optionalText,
  /** The customer continues although the VAT number could not be checked. */
  ignore_vat: flag,
  country_name: optionalText,
  /** The default delivery address. */
  defaultShip: flag,
  /** Where invoices go. */
  defaultBill: flag,
});
export type BookAddress = z.infer<typeof BookAddress>;

/** After a change. Without the list, the answer means only that the change was made. */
const Changed = sparse(z.object({ addresses: optional(list(BookAddress)) }));

export const AddressBook = z.object({
  addresses: list(BookAddress),
  allowedCountries: optionalList(missable(Country)),
  defaultCountry: optional(lowerCase),
});
export type AddressBook = z.infer<typeof AddressBook>;

export const readAddressBook = endpoint({ path: '/dashboard/addresses/vue/data', safe: true, answer: AddressBook });

/** What a form of an address holds; `id` is absent for a new one. */
export const AddressFields = z.object({
  id: z.optional(wireId),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  type: z.enum(['private', 'business']),
  company: z.string(),
  country: z.string(),
  street: z.string(),
  house_number: z.string(),
  house_number_addition: z.string(),
  zip_code: z.string(),
  city: z.string(),
  vat_number: z.string(),
  ignore_vat: z.boolean(),
});
export type AddressFields = z.infer<typeof AddressFields>;

export const storeAddress = endpoint({
  path: '/dashboard/addresses/vue/store',
  sameSession: true,
  input: AddressFields,
  answer: Changed,
});

export const chooseDefaultAddress = endpoint({
  path: '/dashboard/addresses/vue/default',
  sameSession: true,
  input: z.object({ type: z.enum(['shipping', 'billing']), id: wireId }),
  answer: Changed,
});

export const deleteAddress = endpoint({
  method: 'delete',
  path: '/dashboard/addresses/{id}/vue/delete',
  sameSession: true,
  input: z.object({ id: wireId }),
  target: ({ id }) => ({ path: `/dashboard/addresses/${pathPart(id)}/vue/delete` }),
  answer: anyData,
});
