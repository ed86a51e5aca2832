import type { ReadonlySignal } from '@preact/signals-core';
import type { Address, Country } from '../../shared/contract/address.ts';
import type { AddressMatch } from '../../shared/contract/postcode.ts';

/** The invoice's address or, with its `shipping_` fields, that of the delivery. */
export type AddressKind = 'billing' | 'shipping';

/** What a block of address fields shows now. */
export interface AddressBlock {
  readonly company: boolean;
  readonly middleName: boolean;
  /** Only the invoice has one. */
  readonly vatNumber: boolean;
  /** "Doorgaan zonder btw-nummer controle". */
  readonly ignoreVat: boolean;
  /** Search and manual checkbox; without them the fields are simply typed in. */
  readonly search: boolean;
  /** Street, number, addition, postcode and city cannot be typed in. */
  readonly isLocked: boolean;
  /** The search has failed, and manual entry was ticked for the shopper. */
  readonly hasLookupFailed: boolean;
}

/** One search for an address; a `null` is a failure, which opens manual entry. */
export interface AddressLookup {
  search(context: string, term: string, signal: AbortSignal): Promise<Found | null>;
  /** The match is a whole address: reads it and fills in the fields. Answers whether that worked. */
  choose(match: AddressMatch): Promise<boolean>;
  /** Where a search begins: the country. */
  readonly context: ReadonlySignal<string>;
}

export interface Found {
  readonly matches: readonly AddressMatch[];
  readonly newContext: string | null;
}

export interface AddressesState {
  readonly countries: ReadonlySignal<readonly Country[]>;
  block(kind: AddressKind): AddressBlock;
  lookup(kind: AddressKind): AddressLookup;
  /** Of a customer, the default of this kind first; empty for a guest. */
  saved(kind: AddressKind): readonly Address[];
  /** The saved address that stands in the fields, as text; empty when another one does. */
  savedId(kind: AddressKind): string;
  chooseSaved(kind: AddressKind, id: string): void;
  /** The street field was left: takes a house number out of it (specification 000 §4). */
  leaveStreet(kind: AddressKind): void;
}
