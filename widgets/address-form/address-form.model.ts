import { signal } from '@preact/signals-core';
import type { Country } from '../../shared/contract/address.ts';
import { createAddressForm, type AddressForm } from '../../shared/models/address-form.ts';
import { DEFAULT_COUNTRY } from '../../shared/rules/address.ts';
import type { KnownAddress } from '../../shared/rules/address-values.ts';
import type { Services } from '../../shared/runtime/services.ts';

export interface AddressFormPageState {
  readonly form: AddressForm;
  /** Among the forms of the page, from 1: the ids of their fields differ. */
  readonly formNumber: number;
}

interface Inputs {
  readonly address: KnownAddress | null;
  readonly countries: readonly Country[];
  readonly defaultCountry: string;
  readonly errors: unknown;
  readonly postcodeKey: string;
  readonly serverErrors: {
    /** Tells the page which of its forms was submitted. */
    readonly element: Element;
    subscribe(listener: (errors: unknown) => void, signal: AbortSignal): void;
  };
}

/** A form for one address. Saving publishes `address-saved`, and the page answers with errors. */
export function createAddressFormPage(
  services: Services,
  { address, countries, defaultCountry, errors, postcodeKey, serverErrors }: Inputs,
): AddressFormPageState {
  /** Not shown before the first attempt to save. */
  let unshown: unknown = errors;
  const form = createAddressForm(services, {
    address,
    countries: signal(countries),
    defaultCountry: defaultCountry.trim().toLowerCase() || DEFAULT_COUNTRY,
    postcodeKey,
    errors,
    async save(fields) {
      services.bus.publish('address-saved', { address: fields, element: serverErrors.element });
      // By then, a page that validates synchronously has set its errors.
      await Promise.resolve();
      if (unshown !== undefined) form.showErrors(unshown);
      unshown = undefined;
    },
  });

  serverErrors.subscribe((answer) => {
    unshown = undefined;
    form.showErrors(answer);
  }, services.signal);
  return { form, formNumber: takeFormNumber(services.signal) };
}

const taken = new Set<number>();

/** Reserves the first free number until the form unmounts. */
function takeFormNumber(signal: AbortSignal): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  taken.add(number);
  signal.addEventListener('abort', () => taken.delete(number));
  return number;
}
