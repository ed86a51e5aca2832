import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { AddressFields, BookAddress } from '../contract/address-book.ts';
import type { Country } from '../contract/address.ts';
import type { WireId } from '../contract/wire.ts';
import { CallFailed } from '../http/call-failed.ts';
import type { FieldErrors } from '../http/field-errors.ts';
import type { Refusal } from '../http/refusal.ts';
import { hasCompany, hasLookup, hasVatNumber, isStreetGlitch, streetOf, type Place } from '../rules/address.ts';
import { judgeAddress, NO_JUDGEMENT, type AddressErrorPart, type AddressJudgement } from '../rules/address-errors.ts';
import { createAddressSearch, type AddressSearchState } from './address-search.ts';
import type { Services } from './services.ts';

/** What stands in the fields. Manual entry is the form's own business and is never sent. */
export interface AddressFormValues extends Omit<AddressFields, 'id'> {
  readonly manual_address: boolean;
}

/** What was said of one part; a null is the flag for a VAT number that could not be checked. */
export interface AddressProblem {
  readonly part: AddressErrorPart | null;
  readonly message: string | null;
}

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
export interface AddressForm extends Pick<AddressSearchState, 'search' | 'choose'> {
  readonly shown: ReadonlySignal<AddressFormShown>;
  edit<Part extends keyof AddressFormValues>(part: Part, value: AddressFormValues[Part]): void;
  /** The street field was left. */
  leaveStreet(): void;
  /** Nothing while the form is being saved already. `typed` is what stands in the text fields now. */
  save(typed?: Readonly<Record<string, string>>): Promise<void>;
  /** The shop says what has to be mended in what stands there now; nothing when all is well. */
  judge(errors: FieldErrors): void;
}

/** An address as the page or the shop knows it. */
export type KnownAddress = Omit<BookAddress, 'id'> & { readonly id?: WireId | null | undefined };

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

const EMPTY: AddressFormValues = {
  first_name: '',
  middle_name: '',
  last_name: '',
  phone: '',
  type: 'private',
  company: '',
  country: '',
  street: '',
  house_number: '',
  house_number_addition: '',
  zip_code: '',
  city: '',
  vat_number: '',
  ignore_vat: false,
  manual_address: false,
};

export function createAddressForm(
  services: Pick<Services, 'call' | 'settings' | 'refusalOf'>,
  setup: AddressFormSetup,
): AddressForm {
  const { countries, postcodeKey } = setup;
  const values = signal<AddressFormValues>({ ...startingValues(setup), ...setup.kept });
  const judgement = signal(NO_JUDGEMENT);
  const edited = signal<ReadonlySet<string>>(new Set());
  const isJudged = signal(false);
  const isSaving = signal(false);
  const refusal = signal<Refusal | null>(null);
  const refusals = signal(0);
  /** Once it is there it stays. */
  const canIgnoreVat = signal(values.peek().ignore_vat);
  let editedSinceSaved = new Set<string>();

  const lookup = createAddressSearch(services, {
    key: postcodeKey,
    country: computed(() => values.value.country),
    countries,
    fill: (place: Place) => change({ ...place }),
    openManual: () => change({ manual_address: true }),
  });

  function change(patch: Partial<AddressFormValues>) {
    const before = values.peek();
    const after = { ...before, ...patch };
    const names = (Object.keys(after) as (keyof AddressFormValues)[]).filter((name) => after[name] !== before[name]);
    if (names.length === 0) return;
    editedSinceSaved = new Set([...editedSinceSaved, ...names]);
    batch(() => {
      values.value = after;
      edited.value = new Set([...edited.peek(), ...names]);
    });
    setup.changed?.(after);
  }

  /** Of what was sent; what was edited meanwhile is not judged. */
  function settle(errors: FieldErrors) {
    const found = judgeAddress(errors);
    batch(() => {
      judgement.value = found;
      isJudged.value = true;
      edited.value = editedSinceSaved;
      refusal.value = null;
      canIgnoreVat.value ||= found.isVatCheckImpossible;
      if (Object.keys(errors).length > 0) refusals.value += 1;
    });
  }

  function refuse(failure: unknown) {
    if (!(failure instanceof CallFailed)) throw failure;
    settle(failure.errors);
    if (Object.keys(failure.errors).length === 0) refusal.value = services.refusalOf(failure);
  }

  function errorsNow(): AddressJudgement['fields'] {
    if (!isJudged.value) return {};
    const said = Object.entries(judgement.value.fields);
    return Object.fromEntries(said.filter(([part]) => !edited.value.has(part)));
  }

  /** A flag without a sentence is a problem too: the customer has to tick the box. */
  function problemsNow(): readonly AddressProblem[] {
    if (!isJudged.value) return [];
    const { fields, general, isVatCheckImpossible } = judgement.value;
    const isMended = edited.value.has('ignore_vat') || edited.value.has('vat_number') || values.value.ignore_vat;
    const ofVat = isVatCheckImpossible && !fields.vat_number && !isMended;
    return [
      ...Object.entries(errorsNow()).flatMap(([part, messages]) =>
        messages.map((message) => ({ part: part as AddressErrorPart, message })),
      ),
      ...(ofVat ? [{ part: 'ignore_vat' as const, message: null }] : []),
      ...general.map((message) => ({ part: null, message })),
    ];
  }

  return {
    search: lookup.search,
    choose: lookup.choose,
    judge(errors) {
      editedSinceSaved = new Set();
      settle(errors);
    },
    edit: (part, value) => {
      if (part === 'ignore_vat' && value) canIgnoreVat.value = true;
      change({ [part]: value });
    },
    leaveStreet() {
      const { street, house_number } = values.peek();
      if (isStreetGlitch(street, house_number)) change({ street: '', house_number: '', house_number_addition: '' });
    },
    async save(typed = {}) {
      if (isSaving.peek()) return;
      change(autofilled(values.peek(), typed));
      editedSinceSaved = new Set();
      isSaving.value = true;
      refusal.value = null;
      try {
        await setup.save(fieldsOf(values.peek(), setup.address?.id));
        isJudged.value = true;
      } catch (failure) {
        refuse(failure);
      } finally {
        isSaving.value = false;
      }
    },
    shown: computed(() => {
      const { type, country, manual_address } = values.value;
      const search = postcodeKey !== '' && hasLookup(country);
      return {
        values: values.value,
        shape: {
          company: hasCompany(type),
          middleName: true,
          vatNumber: hasVatNumber(type, country),
          ignoreVat: canIgnoreVat.value,
          search,
          isLocked: search && !manual_address,
          hasLookupFailed: lookup.hasFailed.value,
        },
        countries: countries.value,
        context: lookup.context.value,
        errors: errorsNow(),
        problems: problemsNow(),
        refusals: refusals.value,
        refusal: refusal.value,
        isSaving: isSaving.value,
      };
    }),
  };
}

function startingValues({ address, defaultCountry }: AddressFormSetup): AddressFormValues {
  if (!address) return { ...EMPTY, country: defaultCountry };
  const known = Object.keys(EMPTY).map((part) => [part, address[part as keyof typeof address] ?? '']);
  return {
    ...EMPTY,
    ...(Object.fromEntries(known) as Partial<AddressFormValues>),
    street: streetOf(address),
    country: address.country || defaultCountry,
    manual_address: false,
  };
}

/** What travels: a private person has no company and no VAT number. */
function fieldsOf(values: AddressFormValues, id: WireId | null | undefined): AddressFields {
  const isPrivate = values.type === 'private';
  const sent = Object.entries(values).filter(([name]) => name !== 'manual_address');
  return {
    ...(id !== undefined && id !== null && { id }),
    ...(Object.fromEntries(sent) as unknown as Omit<AddressFields, 'id'>),
    ...(isPrivate && { company: '', vat_number: '' }),
  };
}

/** Texts that a browser filled in without telling. */
function autofilled(values: AddressFormValues, typed: Readonly<Record<string, string>>): Partial<AddressFormValues> {
  const texts = Object.entries(typed).filter(([name]) => typeof values[name as keyof AddressFormValues] === 'string');
  return Object.fromEntries(texts.filter(([name]) => name !== 'type'));
}

/** Reads values that were kept in this tab; whatever is no value of its field is left out. */
export function readKeptAddress(kept: unknown): Partial<AddressFormValues> {
  if (typeof kept !== 'object' || kept === null) return {};
  const isValue = (name: string, value: unknown) =>
    name === 'type'
      ? value === 'private' || value === 'business'
      : typeof value === typeof EMPTY[name as keyof AddressFormValues];
  return Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => Object.hasOwn(EMPTY, name) && isValue(name, value)),
  );
}
