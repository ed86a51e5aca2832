import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Address, Country, PickupPoint } from '../../shared/contract/address.ts';
import { addressFields, fieldName } from '../../shared/contract/checkout-data.ts';
import type { AddressKind, AddressPart, FieldName, OrderAddress } from '../../shared/contract/checkout-data.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import { createAddressSearch, type AddressSearchState } from '../../shared/models/address-search.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isStreetGlitch, NO_LOCALITY, NO_STREET } from '../../shared/rules/address.ts';
import { formatOf, provinceName } from '../../shared/rules/address-format.ts';
import { shapeOf } from '../../shared/rules/address-shape.ts';
import { fromSaved, isSaved, linesOf, savedAddresses } from './addresses.rules.ts';
import type { Form } from './form.model.ts';

export type AddressState = StateOf<typeof createAddress>;
export type Addresses = StateOf<typeof createAddresses>;

interface Dependencies {
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  readonly form: Form;
  /** The shop's key for its address search; without one, the shopper enters every address by hand. */
  readonly postcodeKey: string;
}

interface AddressDependencies extends Dependencies {
  readonly countries: ReadonlySignal<readonly Country[]>;
  readonly kind: AddressKind;
}

export function createAddresses(services: Services, dependencies: Dependencies) {
  const { startData, form } = dependencies;
  const countries = computed(() => startData.value?.allowedCountries ?? []);
  const addressOf = (kind: AddressKind) => createAddress(services, { ...dependencies, countries, kind });
  const [billing, shipping] = [addressOf('billing'), addressOf('shipping')];

  return {
    billing,
    shipping,
    countries,
    linesOf: (address: Address | PickupPoint | null) => (address ? linesOf(address) : []),
    /** The chosen addresses that are being read; null when there is none. */
    pending() {
      const reads = [billing, shipping].map(({ lookup }) => lookup.pending()).filter((read) => read !== null);
      return reads.length > 0 ? Promise.all(reads) : null;
    },
    /** Fills in the customer's first address as the separate delivery address, if that is empty. */
    prefillDeliveryAddress() {
      const [first] = shipping.saved.peek();
      if (first && form.data.peek().shipping.street === '') shipping.chooseSaved(String(first.id));
    },
  };
}

function createAddress(services: Services, { startData, form, postcodeKey, countries, kind }: AddressDependencies) {
  const values = computed(() => form.data.value[kind]);
  const change = (address: Partial<OrderAddress>) => form.change(addressFields(kind, address));
  const lookup: AddressSearchState = createAddressSearch(services, {
    key: postcodeKey,
    country: computed(() => values.value.country),
    countries,
    fill: change,
    openManual: () => change({ manual_address: true }),
  });
  const saved = computed(() => {
    const user = startData.value?.user;
    return user ? savedAddresses(user, kind) : [];
  });
  const format = computed(() => formatOf(countries.value, values.value.country));
  const shape = computed(() => {
    const isInvoice = kind === 'billing';
    const fields = shapeOf(values.value, {
      format: format.value,
      hasSearch: postcodeKey !== '',
      hasLookupFailed: lookup.hasFailed.value,
      isVatCheckImpossible: false,
      wasVatIgnored: isInvoice && form.canIgnoreVat.value,
    });
    return { ...fields, middleName: services.settings.locale === 'nl', vatNumber: isInvoice && fields.vatNumber };
  });

  return {
    kind,
    /** The name of a control of this address. */
    nameOf: (part: string) => fieldName(kind, part),
    fieldOf: (part: AddressPart) => fieldName(kind, part) as FieldName,
    values,
    shape,
    lookup,
    /** A customer's addresses, the default of this kind first; empty for a guest. */
    saved,
    /** The address as on an envelope. */
    lines: computed(() => {
      const country = countries.value.find(({ alpha_2_code }) => alpha_2_code === values.value.country);
      const { address_line_2, province, ...place } = values.value;
      const foreign = { address_line_2, province: provinceName(format.value, province) };
      return linesOf({ ...place, ...foreign }, country?.name);
    }),
    /** The address that fills the locked fields, as one line; empty without one. */
    searchedLine: computed(() => {
      const { street, house_number, house_number_addition, zip_code, city } = values.value;
      if (!shape.value.isLocked || !street) return '';
      return linesOf({ street, house_number, house_number_addition, zip_code, city }).join(', ');
    }),
    /** The id of the saved address that the fields hold, as text; empty for another address. */
    savedId: computed(() => {
      const match = saved.value.find((address) => isSaved(form.fields.value, address, kind));
      return match ? String(match.id) : '';
    }),
    chooseSaved(id: string) {
      const address = saved.peek().find((candidate) => String(candidate.id) === id);
      if (address) form.change(fromSaved(address, kind));
      else change(NO_LOCALITY);
    },
    /** The street field was left: clears it if it holds only the house number. */
    handleStreetBlur() {
      const { street, house_number } = values.peek();
      if (isStreetGlitch(street, house_number)) change(NO_STREET);
    },
  };
}
