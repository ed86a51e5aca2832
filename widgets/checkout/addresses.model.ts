import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Address, Country } from '../../shared/contract/address.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import { createAddressSearch, type AddressSearchState } from '../../shared/models/address-search.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { hasCompany, hasLookup, hasVatNumber, isStreetGlitch } from '../../shared/rules/address.ts';
import {
  fromSaved,
  isSaved,
  manualOf,
  named,
  partsOf,
  savedAddresses,
  withoutHouse,
  withoutPlace,
} from './addresses.rules.ts';
import type { AddressKind } from './addresses.rules.ts';
import type { Form } from './form.model.ts';

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

export interface AddressesState {
  readonly countries: ReadonlySignal<readonly Country[]>;
  block(kind: AddressKind): AddressBlock;
  lookup(kind: AddressKind): AddressSearchState;
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

interface Dependencies {
  readonly facts: ReadonlySignal<CheckoutStart | null>;
  readonly form: Form;
  /** The shop's key for its address search; without one every address is typed in. */
  readonly postcodeKey: string;
}

export function createAddresses(services: Services, { facts, form, postcodeKey }: Dependencies): Addresses {
  const { settings } = services;
  const countries = computed(() => facts.value?.allowedCountries ?? []);
  const lookupOf = (kind: AddressKind) =>
    createAddressSearch(services, {
      key: postcodeKey,
      country: computed(() => partsOf(form.data.value, kind).country),
      countries,
      fill: (place) => form.change(named(kind, place)),
      openManual: () => form.change(manualOf(kind)),
    });
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
        hasLookupFailed: lookups[kind].hasFailed.value,
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
