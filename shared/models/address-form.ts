import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { AddressFields } from '../contract/address-book.ts';
import type { Country } from '../contract/address.ts';
import type { Refusal } from '../http/refusal.ts';
import { isStreetGlitch, NO_STREET } from '../rules/address.ts';
import {
  ADDRESS_PARTS,
  addressControlOf,
  SEARCHED_PARTS,
  sortAddressErrors,
  type AddressControlName,
  type AddressErrorPart,
} from '../rules/address-errors.ts';
import { shapeOf, type AddressShape } from '../rules/address-shape.ts';
import { createAddressSearch, type AddressSearchState } from './address-search.ts';
import { startingValues, type AddressFormValues, type KnownAddress } from '../rules/address-values.ts';
import { createAddressSaving, errorsIn, type AddressValidation } from './address-saving.ts';
import { createFormValidation, type FieldError } from './form-validation.ts';
import type { Services } from '../runtime/services.ts';

/** The state that a view renders. */
export interface AddressFormView {
  readonly values: AddressFormValues;
  /** Which fields there are now. */
  readonly shape: AddressShape;
  readonly countries: readonly Country[];
  /** Where a search begins. */
  readonly context: string;
  /** Text was left in the search without choosing an address. */
  readonly isUnfinished: boolean;
  /** Of fields that were not edited since; none before the first attempt to save. */
  readonly problems: readonly FieldError<AddressControlName>[];
  /** `error` while the control holds a refused value. */
  markOf(field: string): 'neutral' | 'error';
  /** Counts refused attempts. */
  readonly refusals: number;
  /** Why saving failed, when no field has an error. */
  readonly refusal: Refusal | null;
  readonly isSaving: boolean;
}

type TextPart = Exclude<keyof AddressFormValues, 'type' | 'ignore_vat' | 'manual_address'>;

/** The form for one address of a customer. */
export interface AddressForm extends Pick<
  AddressSearchState,
  'search' | 'choose' | 'fail' | 'setText' | 'leaveSearch'
> {
  readonly shown: ReadonlySignal<AddressFormView>;
  edit<Part extends keyof AddressFormValues>(part: Part, value: AddressFormValues[Part]): void;
  /** A text field is being typed in: its messages stay until it is left. */
  type(part: TextPart, text: string): void;
  /** A text field was left. */
  leave(part: TextPart): void;
  /** Does nothing while the form is being saved. `typed` are the current values of the text fields. */
  save(typed?: Readonly<Record<string, string>>): Promise<void>;
  /**
   * Shows the shop's errors for the current values; none means that all are valid.
   * @param errors by field or as a list, alone or inside a shop's whole answer
   */
  showErrors(errors: unknown): void;
}

export interface AddressFormSetup {
  /** Null for a new one. */
  readonly address: KnownAddress | null;
  /** What the customer had typed before. */
  readonly draft?: Partial<AddressFormValues>;
  readonly countries: ReadonlySignal<readonly Country[]>;
  /** ISO 3166-1 alpha-2 in lower case. */
  readonly defaultCountry: string;
  /** The shop's key for its address search; without one, the shopper enters every address by hand. */
  readonly postcodeKey: string;
  /** As `showErrors` takes them; not shown before the first attempt to save. */
  readonly errors?: unknown;
  /** May reject with `CallFailed`, whose errors are then shown. */
  save(fields: AddressFields): Promise<void>;
  /** The customer has changed something. */
  onChange?(values: AddressFormValues): void;
}

type AddressFormServices = Pick<Services, 'call' | 'settings' | 'refusalOf'>;

export function createAddressForm(services: AddressFormServices, setup: AddressFormSetup): AddressForm {
  const values = signal<AddressFormValues>({
    ...startingValues(setup.address, setup.defaultCountry),
    ...setup.draft,
  });
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
      hasSearch: setup.postcodeKey !== '',
      hasLookupFailed: lookup.hasFailed.value,
      isVatCheckImpossible: validation.isVatCheckImpossible.value,
      wasVatIgnored: wasVatIgnored.value,
    }),
  );

  function change(patch: Partial<AddressFormValues>, apply = validation.applyChange) {
    const before = values.peek();
    const after = { ...before, ...patch };
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
    shown: computed(() => ({
      values: values.value,
      shape: shape.value,
      countries: setup.countries.value,
      context: lookup.context.value,
      isUnfinished: lookup.wasLeftUnfinished.value,
      problems: validation.problems(),
      markOf: (field) => (validation.markOf(field as AddressControlName) === 'error' ? 'error' : 'neutral'),
      refusals: refusals.value,
      refusal: refusal.value,
      isSaving: isSaving.value,
    })),
    edit: (part, value) => change({ [part]: value }),
    type: (part, text) => change({ [part]: text }, (edit) => validation.applyTyping(part, edit)),
    leave(part) {
      validation.leave(part);
      if (part !== 'street') return;
      const { street, house_number } = values.peek();
      if (isStreetGlitch(street, house_number)) change(NO_STREET);
    },
    save,
    showErrors,
  };
}
