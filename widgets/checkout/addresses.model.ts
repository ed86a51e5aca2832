import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Address, Country, PickupPoint } from '../../shared/contract/address.ts';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import { createAddressSearch, type AddressSearchState } from '../../shared/models/address-search.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isStreetGlitch, NO_LOCALITY, NO_STREET } from '../../shared/rules/address.ts';
import { shapeOf, type AddressShape } from '../../shared/rules/address-shape.ts';
import {
  fromSaved,
  isSaved,
  linesOf,
  withPrefix,
  savedAddresses,
  valuesOf,
  type AddressKind,
} from './addresses.rules.ts';
import type { Form } from './form.model.ts';

export type { AddressKind } from './addresses.rules.ts';

export interface AddressesState {
  readonly countries: ReadonlySignal<readonly Country[]>;
  shape(kind: AddressKind): AddressShape;
  /** The field values, by name without the prefix of the kind. */
  values(kind: AddressKind): CheckoutData;
  /** The address as on an envelope. */
  lines(kind: AddressKind): readonly string[];
  linesOf(address: Address | PickupPoint | null): readonly string[];
  /** The address that fills the locked fields, as one line; empty without one. */
  found(kind: AddressKind): string;
  lookup(kind: AddressKind): AddressSearchState;
  /** A customer's addresses, the default of this kind first; empty for a guest. */
  saved(kind: AddressKind): readonly Address[];
  /** The id of the saved address that the fields hold, as text; empty for another address. */
  savedId(kind: AddressKind): string;
  chooseSaved(kind: AddressKind, id: string): void;
  /** The street field was left: clears it if it holds only the house number. */
  handleStreetBlur(kind: AddressKind): void;
}

export interface Addresses extends AddressesState {
  /** Fills in the customer's first address as the separate delivery address, if that is empty. */
  prefillDeliveryAddress(): void;
  /** The chosen addresses that are being read; null when there is none. */
  pending(): Promise<unknown> | null;
}

interface Dependencies {
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  readonly form: Form;
  /** The shop's key for its address search; without one, the shopper enters every address by hand. */
  readonly postcodeKey: string;
}

export function createAddresses(services: Services, { startData, form, postcodeKey }: Dependencies): Addresses {
  const { settings } = services;
  const valuesNow = (kind: AddressKind) => valuesOf(form.data.value, kind);
  const countries = computed(() => startData.value?.allowedCountries ?? []);
  const lookupOf = (kind: AddressKind) =>
    createAddressSearch(services, {
      key: postcodeKey,
      country: computed(() => valuesNow(kind).country),
      countries,
      fill: (place) => form.change(withPrefix(kind, place)),
      openManual: () => form.change(withPrefix(kind, { manual_address: true })),
    });
  const lookups = { billing: lookupOf('billing'), shipping: lookupOf('shipping') };

  function saved(kind: AddressKind): readonly Address[] {
    const user = startData.value?.user;
    return user ? savedAddresses(user, kind) : [];
  }

  function shape(kind: AddressKind): AddressShape {
    const isInvoice = kind === 'billing';
    const found = shapeOf(valuesNow(kind), {
      hasSearch: postcodeKey !== '',
      hasLookupFailed: lookups[kind].hasFailed.value,
      isVatCheckImpossible: false,
      wasVatIgnored: isInvoice && form.canIgnoreVat.value,
    });
    return { ...found, middleName: settings.locale === 'nl', vatNumber: isInvoice && found.vatNumber };
  }

  function handleStreetBlur(kind: AddressKind) {
    const { street, house_number } = valuesOf(form.data.peek(), kind);
    if (isStreetGlitch(street, house_number)) form.change(withPrefix(kind, NO_STREET));
  }

  function chooseSaved(kind: AddressKind, id: string) {
    const address = saved(kind).find((candidate) => String(candidate.id) === id);
    form.change(address ? fromSaved(address, kind) : withPrefix(kind, NO_LOCALITY));
  }

  return {
    countries,
    saved,
    chooseSaved,
    handleStreetBlur,
    lookup: (kind) => lookups[kind],
    shape,
    values: valuesNow,
    linesOf: (address) => (address ? linesOf(address) : []),
    lines(kind) {
      const address = valuesNow(kind);
      return linesOf(address, countries.value.find(({ alpha_2_code }) => alpha_2_code === address.country)?.name);
    },
    found(kind) {
      const { street, house_number, house_number_addition, zip_code, city } = valuesNow(kind);
      if (!shape(kind).isLocked || !street) return '';
      return linesOf({ street, house_number, house_number_addition, zip_code, city }).join(', ');
    },
    savedId(kind) {
      const found = saved(kind).find((address) => isSaved(form.data.value, address, kind));
      return found ? String(found.id) : '';
    },
    pending() {
      const all = [lookups.billing.pending(), lookups.shipping.pending()].filter((one) => one !== null);
      return all.length > 0 ? Promise.all(all) : null;
    },
    prefillDeliveryAddress() {
      const [first] = saved('shipping');
      if (first && form.data.peek().shipping_street === '') chooseSaved('shipping', String(first.id));
    },
  };
}
