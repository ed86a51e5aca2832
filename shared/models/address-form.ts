import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Country } from '../contract/address.ts';
import { isStreetGlitch, NO_STREET } from '../rules/address.ts';
import {
  ADDRESS_PARTS,
  addressControlOf,
  SEARCHED_PARTS,
  sortAddressErrors,
  type AddressControlName,
  type AddressErrorPart,
} from '../rules/address-parts.ts';
import { adaptedTo, formatOf } from '../rules/address-format.ts';
import { shapeOf } from '../rules/address-shape.ts';
import { createAddressSearch } from './address-search.ts';
import { startingValues, type AddressFormValues } from '../rules/address-values.ts';
import { createAddressSaving, errorsIn, type AddressSavingSetup, type AddressValidation } from './address-saving.ts';
import { createFormValidation } from './form-validation.ts';
import type { Services } from '../runtime/services.ts';
import type { StateOf } from './state-of.ts';

type TextPart = Exclude<keyof AddressFormValues, 'type' | 'ignore_vat' | 'manual_address'>;

/** The form for one address of a customer. */
export type AddressForm = StateOf<typeof createAddressForm>;

export interface AddressFormSetup extends AddressSavingSetup {
  /** What the customer had typed before. */
  readonly draft?: Partial<AddressFormValues>;
  readonly countries: ReadonlySignal<readonly Country[]>;
  /** ISO 3166-1 alpha-2 in lower case. */
  readonly defaultCountry: string;
  /** The shop's key for its address search; without one, the shopper enters every address by hand. */
  readonly postcodeKey: string;
  /** As `showErrors` takes them; not shown before the first attempt to save. */
  readonly errors?: unknown;
  /** The customer has changed something. */
  onChange?(values: AddressFormValues): void;
}

type AddressFormServices = Pick<Services, 'call' | 'settings' | 'refusalOf'>;

export function createAddressForm(services: AddressFormServices, setup: AddressFormSetup) {
  const formatIn = (country: string) => formatOf(setup.countries.value, country);
  const start = { ...startingValues(setup.address, setup.defaultCountry), ...setup.draft };
  const values = signal<AddressFormValues>({ ...start, ...adaptedTo(formatIn(start.country), start, start) });
  const format = computed(() => formatIn(values.value.country));
  const wasVatIgnored = signal(values.peek().ignore_vat);
  const lookup = createAddressSearch(services, {
    key: setup.postcodeKey,
    country: computed(() => values.value.country),
    countries: setup.countries,
    fill: (place) => change({ ...place }),
    openManual: () => change({ manual_address: true }),
  });
  const validation: AddressValidation = createFormValidation({
    names: ADDRESS_PARTS,
    controlOf: (part) => addressControlOf(part, shape.value),
    isEmpty: (control) => control === 'address_search' && SEARCHED_PARTS.every((part) => values.value[part] === ''),
    isUnfinished: (control) => control === 'address_search' && lookup.isUnfinished.value,
    valueOf: (part) => values.value[part],
    isVatIgnored: () => values.value.ignore_vat,
    isVatCheckImpossible: sortAddressErrors(errorsIn(setup.errors)).isVatCheckImpossible,
  });
  const shape = computed(() =>
    shapeOf(values.value, {
      format: format.value,
      hasSearch: setup.postcodeKey !== '',
      hasLookupFailed: lookup.hasFailed.value,
      isVatCheckImpossible: validation.isVatCheckImpossible.value,
      wasVatIgnored: wasVatIgnored.value,
    }),
  );

  function change(patch: Partial<AddressFormValues>, apply = validation.applyChange) {
    const before = values.peek();
    const requested = { ...before, ...patch };
    const after = { ...requested, ...adaptedTo(formatIn(requested.country), before, requested) };
    apply(() => {
      values.value = after;
      if (after.ignore_vat) wasVatIgnored.value = true;
      return Object.keys(patch) as AddressErrorPart[];
    });
    const isOther = (Object.keys(after) as (keyof AddressFormValues)[]).some((part) => after[part] !== before[part]);
    if (isOther) setup.onChange?.(after);
  }

  const { isSaving, refusal, refusals, save, showErrors } = createAddressSaving(services, setup, {
    values,
    format,
    validation,
    change,
    pending: lookup.pending,
  });
  return {
    search: lookup.search,
    choose: lookup.choose,
    fail: lookup.fail,
    setText: lookup.setText,
    leaveSearch: lookup.leaveSearch,
    /** The props of `AddressForm` of the ui kit. */
    shown: computed(() => ({
      values: values.value,
      shape: shape.value,
      countries: setup.countries.value,
      context: lookup.context.value,
      isUnfinished: lookup.wasLeftUnfinished.value,
      problems: validation.problems(),
      /** `error` while the control holds a refused value. */
      markOf: (field: string): 'neutral' | 'error' =>
        validation.markOf(field as AddressControlName) === 'error' ? 'error' : 'neutral',
      refusals: refusals.value,
      refusal: refusal.value,
      isSaving: isSaving.value,
    })),
    edit: <Part extends keyof AddressFormValues>(part: Part, value: AddressFormValues[Part]) =>
      change({ [part]: value }),
    /** A text field is being typed in: its messages stay until it is left. */
    type: (part: TextPart, text: string) => change({ [part]: text }, (edit) => validation.applyTyping(part, edit)),
    /** A text field was left. */
    leave(part: TextPart) {
      validation.leave(part);
      if (part !== 'street') return;
      const { street, house_number } = values.peek();
      if (isStreetGlitch(street, house_number)) change(NO_STREET);
    },
    /** Does nothing while the form is being saved. `typed` are the current values of the text fields. */
    save,
    /**
     * Shows the shop's errors for the current values; none means that all are valid.
     * @param errors by field or as a list, alone or inside a shop's whole answer
     */
    showErrors,
  };
}
