import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Country } from '../contract/address.ts';
import { readAddress, searchAddress, type AddressMatch } from '../contract/postcode.ts';
import type { CallFailed } from '../contract/call-failed.ts';
import { lookupContext, toSearchedAddress, type SearchedAddress } from '../rules/address.ts';
import type { Services } from '../runtime/services.ts';
import type { StateOf } from './state-of.ts';

/** One search for an address. If it fails, manual entry opens. */
export type AddressSearchState = StateOf<typeof createAddressSearch>;

interface Dependencies {
  /** The shop's key for its address search. */
  readonly key: string;
  /** Of the address, ISO 3166-1 alpha-2 in lower case. */
  readonly country: ReadonlySignal<string>;
  readonly countries: ReadonlySignal<readonly Country[]>;
  fill(place: SearchedAddress): void;
  openManual(): void;
}

const LANGUAGES = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' } as const;

export function createAddressSearch(
  { call, settings }: Pick<Services, 'call' | 'settings'>,
  { key, country, countries, fill, openManual }: Dependencies,
) {
  const language = LANGUAGES[settings.locale];
  const hasFailed = signal(false);
  const text = signal('');
  const wasLeft = signal(false);
  let pending: Promise<unknown> | null = null;
  /** The same for all calls of one search. */
  let session = newSession();
  let wasOpened = false;

  /** Opens manual entry once; it stays closed if the shopper closes it. */
  function fail() {
    hasFailed.value = true;
    if (wasOpened) return;
    wasOpened = true;
    openManual();
  }

  async function read(chosen: string): Promise<boolean> {
    const searchedIn = country.peek();
    try {
      const { address } = await call(readAddress, { key, session, context: chosen });
      session = newSession();
      // The shopper may have chosen another country since.
      if (country.peek() === searchedIn) fill(toSearchedAddress(address));
      return true;
    } catch {
      fail();
      return false;
    }
  }

  return {
    /** The search has failed, and manual entry was opened for the shopper. */
    hasFailed,
    /** Opens manual entry: the search does not answer, or its code did not load. */
    fail,
    /** Where a search begins: the country. */
    context: computed(() => {
      const known = countries.value.find(({ alpha_2_code }) => alpha_2_code === country.value);
      return lookupContext(country.value, known?.alpha_3_code);
    }),
    /** The search holds this text now; none when its field is gone. */
    setText(now: string) {
      text.value = now.trim();
      if (text.value === '') wasLeft.value = false;
    },
    /** The field of the search was left. */
    leaveSearch: () => (wasLeft.value = text.peek() !== ''),
    /** The search holds text that fills no field, because no address was chosen. */
    isUnfinished: computed(() => text.value !== ''),
    /** It was left like that. */
    wasLeftUnfinished: wasLeft,
    /** The chosen address that is being read; null when there is none. */
    pending: () => pending,
    /** A `null` is a failure, which opens manual entry. */
    async search(context: string, term: string, signal: AbortSignal) {
      try {
        const matches = await call(searchAddress, { key, session, context, term, language }, signal);
        hasFailed.value = false;
        return matches;
      } catch (error) {
        if ((error as CallFailed).reason !== 'aborted') fail();
        return null;
      }
    },
    /** Reads a whole address and fills in the fields. Resolves to whether that succeeded. */
    choose({ context }: AddressMatch) {
      const reading = read(context).finally(() => {
        if (pending === reading) pending = null;
      });
      pending = reading;
      return reading;
    },
  };
}

/** 32 hexadecimal digits. */
function newSession(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
