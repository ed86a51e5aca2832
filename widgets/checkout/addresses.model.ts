import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Address, Country } from '../../shared/contract/address.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import type { AddressMatch } from '../../shared/contract/postcode.ts';
import type { Services } from '../../shared/island/services.ts';
import { hasCompany, hasLookup, hasVatNumber, isStreetGlitch } from '../../shared/rules/address.ts';
import { fromSaved, isSaved, partsOf, savedAddresses, withoutHouse, withoutPlace } from './addresses.rules.ts';
import type { AddressKind } from './addresses.rules.ts';
import type { Form } from './form.model.ts';
import { createLookup } from './lookup.model.ts';

export type { AddressKind } from './addresses.rules.ts';

/** What a block of address fields shows now. */
export interface AddressBlock {
  readonly company: boolean;
  readonly middleName: boolean;
  /** Only the invoice has one. */
  readonly vatNumber: boolean;
  /** "Doorgaan zonder btw-nummer controle"; once there it stays. */
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

export interface Addresses extends AddressesState {
  /** The delivery gets an address of its own: the customer's first one, where nothing stands there yet. */
  separated(): void;
}

interface Around {
  readonly facts: ReadonlySignal<CheckoutStart | null>;
  readonly form: Form;
  /** The shop's key for its address search; without one every address is typed in. */
  readonly postcodeKey: string;
}

export function createAddresses(services: Services, { facts, form, postcodeKey }: Around): Addresses {
  const { settings } = services;
  const countries = computed(() => facts.value?.allowedCountries ?? []);
  const hasFailed = { billing: signal(false), shipping: signal(false) };
  const lookupOf = (kind: AddressKind) =>
    createLookup(services, { kind, form, countries, key: postcodeKey, hasFailed: hasFailed[kind] });
  const lookups = { billing: lookupOf('billing'), shipping: lookupOf('shipping') };

  function saved(kind: AddressKind): readonly Address[] {
    const user = facts.value?.user;
    return user ? savedAddresses(user, kind) : [];
  }

  function leaveStreet(kind: AddressKind) {
    const { street, house_number } = partsOf(form.data.peek(), kind);
    if (isStreetGlitch(street, house_number)) form.change(withoutHouse(kind));
  }

  function chooseSaved(kind: AddressKind, id: string) {
    const address = saved(kind).find((candidate) => String(candidate.id) === id);
    form.change(address ? fromSaved(address, kind) : withoutPlace(kind));
  }

  return {
    countries,
    saved,
    chooseSaved,
    leaveStreet,
    lookup: (kind) => lookups[kind],
    block(kind) {
      const { type, country, manual_address } = partsOf(form.data.value, kind);
      const isInvoice = kind === 'billing';
      const search = postcodeKey !== '' && hasLookup(country);
      return {
        company: hasCompany(type),
        middleName: settings.locale === 'nl',
        vatNumber: isInvoice && hasVatNumber(type, country),
        ignoreVat: isInvoice && form.canIgnoreVat.value,
        search,
        isLocked: search && !manual_address,
        hasLookupFailed: hasFailed[kind].value,
      };
    },
    savedId(kind) {
      const found = saved(kind).find((address) => isSaved(form.data.value, address, kind));
      return found ? String(found.id) : '';
    },
    separated() {
      const [first] = saved('shipping');
      if (first && form.data.peek().shipping_street === '') chooseSaved('shipping', String(first.id));
    },
  };
}
