import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { Address, Country, PickupPoint } from '../../shared/contract/address.ts';
import { addressFields, fieldName } from '../../shared/contract/checkout-data.ts';
import type { AddressKind, AddressPart, FieldName, OrderAddress } from '../../shared/contract/checkout-data.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import { createAddressSearch, type AddressSearchState } from '../../shared/models/address-search.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { isStreetGlitch, NO_LOCALITY, NO_STREET } from '../../shared/rules/address.ts';
import { formatOf, provinceName } from '../../shared/rules/address-format.ts';
import { shapeOf, type AddressShape } from '../../shared/rules/address-shape.ts';
import { fromSaved, isSaved, linesOf, savedAddresses } from './addresses.rules.ts';
import type { Form } from './form.model.ts';

export interface AddressState {
  readonly kind: AddressKind;
  /** The name of a control of this address. */
  nameOf(part: string): string;
  fieldOf(part: AddressPart): FieldName;
  readonly values: ReadonlySignal<OrderAddress>;
  readonly shape: ReadonlySignal<AddressShape>;
  /** The address as on an envelope. */
  readonly lines: ReadonlySignal<readonly string[]>;
  /** The address that fills the locked fields, as one line; empty without one. */
  readonly searchedLine: ReadonlySignal<string>;
  readonly lookup: AddressSearchState;
  /** A customer's addresses, the default of this kind first; empty for a guest. */
  readonly saved: ReadonlySignal<readonly Address[]>;
  /** The id of the saved address that the fields hold, as text; empty for another address. */
  readonly savedId: ReadonlySignal<string>;
  chooseSaved(id: string): void;
  /** The street field was left: clears it if it holds only the house number. */
  handleStreetBlur(): void;
}

export interface Addresses extends Readonly<Record<AddressKind, AddressState>> {
  readonly countries: ReadonlySignal<readonly Country[]>;
  linesOf(address: Address | PickupPoint | null): readonly string[];
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

export function createAddresses(services: Services, dependencies: Dependencies): Addresses {
  const { startData, form } = dependencies;
  const countries = computed(() => startData.value?.allowedCountries ?? []);
  const addressOf = (kind: AddressKind) => createAddress(services, { ...dependencies, countries, kind });
  const [billing, shipping] = [addressOf('billing'), addressOf('shipping')];

  return {
    billing,
    shipping,
    countries,
    linesOf: (address) => (address ? linesOf(address) : []),
    pending() {
      const reads = [billing, shipping].map(({ lookup }) => lookup.pending()).filter((read) => read !== null);
      return reads.length > 0 ? Promise.all(reads) : null;
    },
    prefillDeliveryAddress() {
      const [first] = shipping.saved.peek();
      if (first && form.data.peek().shipping.street === '') shipping.chooseSaved(String(first.id));
    },
  };
}

function createAddress(
  services: Services,
  {
    startData,
    form,
    postcodeKey,
    countries,
    kind,
  }: Dependencies & Pick<Addresses, 'countries'> & Pick<AddressState, 'kind'>,
): AddressState {
  const values = computed(() => form.data.value[kind]);
  const change = (address: Partial<OrderAddress>) => form.change(addressFields(kind, address));
  const lookup = createAddressSearch(services, {
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
    nameOf: (part) => fieldName(kind, part),
    fieldOf: (part) => fieldName(kind, part) as FieldName,
    values,
    shape,
    lookup,
    saved,
    lines: computed(() => {
      const country = countries.value.find(({ alpha_2_code }) => alpha_2_code === values.value.country);
      const { address_line_2, province, ...place } = values.value;
      const foreign = { address_line_2, province: provinceName(format.value, province) };
      return linesOf({ ...place, ...foreign }, country?.name);
    }),
    searchedLine: computed(() => {
      const { street, house_number, house_number_addition, zip_code, city } = values.value;
      if (!shape.value.isLocked || !street) return '';
      return linesOf({ street, house_number, house_number_addition, zip_code, city }).join(', ');
    }),
    savedId: computed(() => {
      const match = saved.value.find((address) => isSaved(form.fields.value, address, kind));
      return match ? String(match.id) : '';
    }),
    chooseSaved(id) {
      const address = saved.peek().find((candidate) => String(candidate.id) === id);
      if (address) form.change(fromSaved(address, kind));
      else change(NO_LOCALITY);
    },
    handleStreetBlur() {
      const { street, house_number } = values.peek();
      if (isStreetGlitch(street, house_number)) change(NO_STREET);
    },
  };
}
