import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { AddressFields } from '../contract/address-book.ts';
import type { Country } from '../contract/address.ts';
import { CallFailed } from '../http/call-failed.ts';
import type { FieldErrors } from '../http/field-errors.ts';
import type { Refusal } from '../http/refusal.ts';
import { hasCompany, hasLookup, hasVatNumber, isStreetGlitch } from '../rules/address.ts';
import type { AddressJudgement } from '../rules/address-errors.ts';
import { createAddressJudging, type AddressJudging, type AddressProblem } from './address-judging.ts';
import { createAddressSearch, type AddressSearchState } from './address-search.ts';
import {
  autofilled,
  fieldsOf,
  startingValues,
  type AddressFormValues,
  type KnownAddress,
} from '../rules/address-values.ts';
import type { Services } from './services.ts';

/** Everything that a view draws. */
export interface AddressFormShown {
  readonly values: AddressFormValues;
  /** Which fields there are now. */
  readonly shape: {
    readonly company: boolean;
    readonly middleName: boolean;
    readonly vatNumber: boolean;
    readonly ignoreVat: boolean;
    readonly search: boolean;
    readonly isLocked: boolean;
    readonly hasLookupFailed: boolean;
  };
  readonly countries: readonly Country[];
  /** Where a search begins. */
  readonly context: string;
  /** Of fields that were not edited since; empty before the first attempt to save. */
  readonly errors: AddressJudgement['fields'];
  readonly problems: readonly AddressProblem[];
  /** Counts refused attempts. */
  readonly refusals: number;
  /** Why nothing was saved, where no field is to blame. */
  readonly refusal: Refusal | null;
  readonly isSaving: boolean;
}

/** A form for one address of a customer (specification 001 §2.7, §4.7 and §5.2). */
export interface AddressForm extends Pick<AddressSearchState, 'search' | 'choose' | 'fail'> {
  readonly shown: ReadonlySignal<AddressFormShown>;
  edit<Part extends keyof AddressFormValues>(part: Part, value: AddressFormValues[Part]): void;
  /** The street field was left. */
  leaveStreet(): void;
  /** Nothing while the form is being saved already. `typed` is what stands in the text fields now. */
  save(typed?: Readonly<Record<string, string>>): Promise<void>;
  /** The shop says what has to be mended in what stands there now; nothing when all is well. */
  judge(errors: FieldErrors): void;
}

export interface AddressFormSetup {
  /** Null for a new one. */
  readonly address: KnownAddress | null;
  /** What the customer had typed before. */
  readonly kept?: Partial<AddressFormValues>;
  readonly countries: ReadonlySignal<readonly Country[]>;
  /** ISO 3166-1 alpha-2 in lower case. */
  readonly defaultCountry: string;
  /** The shop's key for its address search; without one every address is typed in. */
  readonly postcodeKey: string;
  /** May reject with `CallFailed`, whose errors are then shown. */
  save(fields: AddressFields): Promise<void>;
  /** The customer has changed something. */
  changed?(values: AddressFormValues): void;
}

type Asked = Pick<Services, 'call' | 'settings' | 'refusalOf'>;

export function createAddressForm(services: Asked, setup: AddressFormSetup): AddressForm {
  const values = signal<AddressFormValues>({
    ...startingValues(setup.address, setup.defaultCountry),
    ...setup.kept,
  });
  const judging = createAddressJudging(values);

  function change(patch: Partial<AddressFormValues>) {
    const before = values.peek();
    const after = { ...before, ...patch };
    const parts = (Object.keys(after) as (keyof AddressFormValues)[]).filter((part) => after[part] !== before[part]);
    if (parts.length === 0) return;
    batch(() => {
      values.value = after;
      judging.edit(parts);
    });
    setup.changed?.(after);
  }

  const lookup = createAddressSearch(services, {
    key: setup.postcodeKey,
    country: computed(() => values.value.country),
    countries: setup.countries,
    fill: (place) => change({ ...place }),
    openManual: () => change({ manual_address: true }),
  });
  const saving = createSaving(services, setup, { values, judging, change });
  return {
    search: lookup.search,
    choose: lookup.choose,
    fail: lookup.fail,
    shown: computed(() => shownOf(setup, { values: values.value, lookup, judging, saving })),
    edit(part, value) {
      if (part === 'ignore_vat' && value) judging.allowVatIgnored();
      change({ [part]: value });
    },
    leaveStreet() {
      const { street, house_number } = values.peek();
      if (isStreetGlitch(street, house_number)) change({ street: '', house_number: '', house_number_addition: '' });
    },
    save: saving.save,
    judge: saving.judge,
  };
}

interface Saving extends Pick<AddressForm, 'save' | 'judge'> {
  readonly isSaving: ReadonlySignal<boolean>;
  readonly refusal: ReadonlySignal<Refusal | null>;
}

interface Fields {
  readonly values: ReadonlySignal<AddressFormValues>;
  readonly judging: AddressJudging;
  change(patch: Partial<AddressFormValues>): void;
}

/** Sends what stands in the fields, once at a time, and hears what is wrong with it. */
function createSaving(services: Asked, setup: AddressFormSetup, { values, judging, change }: Fields): Saving {
  const isSaving = signal(false);
  const refusal = signal<Refusal | null>(null);

  function settle(errors: FieldErrors) {
    refusal.value = null;
    judging.settle(errors);
  }

  function refuse(failure: unknown) {
    if (!(failure instanceof CallFailed)) throw failure;
    settle(failure.errors);
    if (Object.keys(failure.errors).length === 0) refusal.value = services.refusalOf(failure);
  }

  return {
    isSaving,
    refusal,
    async save(typed = {}) {
      if (isSaving.peek()) return;
      change(autofilled(values.peek(), typed));
      judging.send();
      isSaving.value = true;
      refusal.value = null;
      try {
        await setup.save(fieldsOf(values.peek(), setup.address?.id));
        judging.accept();
      } catch (failure) {
        refuse(failure);
      } finally {
        isSaving.value = false;
      }
    },
    judge(errors) {
      judging.send();
      settle(errors);
    },
  };
}

interface Parts {
  readonly values: AddressFormValues;
  readonly lookup: AddressSearchState;
  readonly judging: AddressJudging;
  readonly saving: Saving;
}

function shownOf(
  { countries, postcodeKey }: AddressFormSetup,
  { values, lookup, judging, saving }: Parts,
): AddressFormShown {
  const { type, country, manual_address } = values;
  const search = postcodeKey !== '' && hasLookup(country);
  return {
    values,
    shape: {
      company: hasCompany(type),
      middleName: true,
      vatNumber: hasVatNumber(type, country),
      ignoreVat: judging.canIgnoreVat.value,
      search,
      isLocked: search && !manual_address,
      hasLookupFailed: lookup.hasFailed.value,
    },
    countries: countries.value,
    context: lookup.context.value,
    errors: judging.errors(),
    problems: judging.problems(),
    refusals: judging.refusals.value,
    refusal: saving.refusal.value,
    isSaving: saving.isSaving.value,
  };
}
