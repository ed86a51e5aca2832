import * as z from 'zod/mini';
import { BookAddress } from '../../shared/contract/address-book.ts';
import { Country } from '../../shared/contract/address.ts';
import { list, missable, wireId } from '../../shared/contract/wire.ts';
import { defineIsland } from '../../shared/runtime/define-island.tsx';
import { AddressFormPage } from './AddressFormPage.tsx';
import { createAddressFormPage } from './address-form.model.ts';
import { readServerErrors, type ServerErrors } from './server-errors.ts';
import './address-form.css';

const Known = z.extend(BookAddress, { id: z.optional(z.nullable(wireId)) });

/** A template without an address may print null, or PHP's empty map. */
const MaybeKnown = z.pipe(
  z.transform((value) => (Array.isArray(value) && value.length === 0 ? null : (value ?? null))),
  z.nullable(Known),
);

/** A form without countries could not be saved anywhere. */
const Countries = z.pipe(
  z.unknown().check(z.refine((value) => typeof value === 'object' && value !== null, 'a list of countries')),
  list(missable(Country)),
);

/** An input that no page configures: `readServerMarkup` sets it. */
const own = { serverErrors: z.custom<ServerErrors>((value) => typeof value === 'object') };

export const island = defineIsland({
  name: 'address-form',
  inputs: z.object({
    /** The values of the fields; without it, the address is new. */
    address: z._default(MaybeKnown, null),
    /** `{ alpha_2_code, name, alpha_3_code? }` of each country that may be chosen. */
    countries: Countries,
    /** Of a new address, ISO 3166-1 alpha-2. */
    defaultCountry: z._default(z.string(), 'nl'),
    /** Messages by field, as the shop answered them; the page may hand them back later too. */
    errors: z._default(z.unknown(), {}),
    /** The shop's key for its address search; without one, the shopper enters every address by hand. */
    postcodeKey: z._default(z.string(), ''),
    ...own,
  }),
  readServerMarkup: (element) => ({ serverErrors: readServerErrors(element) }),
  changes: { errors: 'live' },
  load: 'visible',
  textParts: ['address', 'address-entry'],
  model: createAddressFormPage,
  View: AddressFormPage,
});
