import { computed, type ReadonlySignal, type Signal } from '@preact/signals-core';
import type { Country } from '../../shared/contract/address.ts';
import { readAddress, searchAddress, type AddressMatch } from '../../shared/contract/postcode.ts';
import type { CallFailed } from '../../shared/http/call-failed.ts';
import type { Services } from '../../shared/island/services.ts';
import { isStreetGlitch, lookupContext } from '../../shared/rules/address.ts';
import type { AddressLookup } from './addresses.model.ts';
import { fromSearch, manualOf, partsOf, withoutHouse, type AddressKind } from './addresses.rules.ts';
import type { Form } from './form.model.ts';

const LANGUAGES = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' } as const;

interface Around {
  readonly kind: AddressKind;
  readonly form: Form;
  readonly countries: ReadonlySignal<readonly Country[]>;
  readonly key: string;
  readonly hasFailed: Signal<boolean>;
}

export function createLookup(
  { call, settings }: Services,
  { kind, form, countries, key, hasFailed }: Around,
): AddressLookup {
  const language = LANGUAGES[settings.locale];
  /** The same for all calls that lead to one address. */
  let session = newSession();
  let wasOpened = false;
  const country = () => partsOf(form.data.peek(), kind).country;

  /** Opens manual entry once: whoever closes it again has a reason. */
  function fail() {
    hasFailed.value = true;
    if (wasOpened) return;
    wasOpened = true;
    form.change(manualOf(kind));
  }

  return {
    context: computed(() => {
      const { country } = partsOf(form.data.value, kind);
      const known = countries.value.find(({ alpha_2_code }) => alpha_2_code === country);
      return lookupContext(country, known?.alpha_3_code);
    }),
    async search(context, term, signal) {
      try {
        const found = await call(searchAddress, { key, session, context, term, language }, signal);
        hasFailed.value = false;
        return found;
      } catch (error) {
        if ((error as CallFailed).reason !== 'aborted') fail();
        return null;
      }
    },
    async choose({ context }: AddressMatch) {
      const searchedIn = country();
      try {
        const { address } = await call(readAddress, { key, session, context });
        session = newSession();
        if (country() !== searchedIn) return false;
        form.change(fromSearch(address, kind));
        if (isStreetGlitch(address.street, address.buildingNumber)) form.change(withoutHouse(kind));
        return true;
      } catch {
        fail();
        return false;
      }
    },
  };
}

/** 32 hexadecimal digits. */
function newSession(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
