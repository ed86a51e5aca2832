import * as z from 'zod/mini';
import { endpoint, pathPart } from './endpoint.ts';
import { fieldText, list, missable, optionalList, optionalText, wholeNumber } from './wire.ts';

/** Contract of the address search: the International Address API of Postcode.eu behind the shop's own path. */

export const AddressMatch = z.object({
  /** The term with which the search continues when this match is not a whole address. */
  value: z.string(),
  /** What the list shows. */
  label: z.string(),
  /** A second line in the list; none without it. */
  description: optionalText,
  /** `Address` is a whole address; `Locality`, `PostalCode`, `Street` and others continue the search. */
  precision: z.string(),
  /** Opaque, and soon expired: never stored. */
  context: z.string(),
  /** Parts of the label that match what was typed: from, up to. */
  highlights: optionalList(optionalList(wholeNumber)),
});
export type AddressMatch = z.infer<typeof AddressMatch>;

export const AddressMatches = z.object({
  /** Replaces the context of the search. */
  newContext: optionalText,
  /** What fits the term. An empty list says that nothing does. */
  matches: list(missable(AddressMatch)),
});
export type AddressMatches = z.infer<typeof AddressMatches>;

/** A whole address as the service knows it. The number arrives as a number, the addition may be null. */
export const FoundAddress = z.object({
  /** Street. */
  street: fieldText,
  /** House number. */
  buildingNumber: fieldText,
  /** What follows the house number; null for none. */
  buildingNumberAddition: fieldText,
  /** With the space of its country: `1011 AB`. */
  postcode: fieldText,
  /** Town. */
  locality: fieldText,
});
export type FoundAddress = z.infer<typeof FoundAddress>;

const Session = {
  /** The shop's key for its own path. */
  key: z.string(),
  /** 8 to 64 of `A-Za-z0-9-_.`; the same for all calls of one search. */
  session: z.string(),
  /** A country in ISO 3166-1 alpha-3 (`nld`), or the context of the previous match. */
  context: z.string(),
};

/** Encodes each part, but not the slashes between them. */
function pathOf(key: string, ...parts: readonly string[]): string {
  return `/postcode?k=${pathPart(key)}&p=${parts.map(pathPart).join('/')}`;
}

/**
 * While the shopper types, `p` begins with `internationalAutocomplete`, and the answer has `matches`. A page without
 * `data-postcode-key` searches for no addresses.
 */
export const searchAddress = endpoint({
  method: 'get',
  path: '/postcode',
  input: z.object({
    ...Session,
    /** As typed. */
    term: z.string(),
    /** Such as `nl-NL`. */
    language: z.string(),
  }),
  target: ({ key, session, context, term, language }) => ({
    path: pathOf(key, 'internationalAutocomplete', context, term, language),
    headers: { 'X-Autocomplete-Session': session },
  }),
  answer: AddressMatches,
});

/** For the match that was chosen, `p` begins with `internationalGetDetails`, and the answer has `address`. */
export const readAddress = endpoint({
  method: 'get',
  path: '/postcode',
  input: z.object(Session),
  target: ({ key, session, context }) => ({
    path: pathOf(key, 'internationalGetDetails', context),
    headers: { 'X-Autocomplete-Session': session },
  }),
  answer: z.object({
    /** The address of the match. */
    address: FoundAddress,
  }),
});
