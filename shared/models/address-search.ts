import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { Country } from '../contract/address.ts';
import { readAddress, searchAddress, type AddressMatch } from '../contract/postcode.ts';
import type { CallFailed } from '../contract/call-failed.ts';
import { lookupContext, toSearchedAddress, type SearchedAddress } from '../rules/address.ts';
import type { Services } from '../runtime/services.ts';

/** One search for an address. If it fails, manual entry opens. */
export interface AddressSearchState {
  /** A `null` is a failure, which opens manual entry. */
  search(context: string, term: string, signal: AbortSignal): Promise<FoundMatches | null>;
  /** Reads a whole address and fills in the fields. Resolves to whether that succeeded. */
  choose(match: AddressMatch): Promise<boolean>;
  /** Opens manual entry: the search does not answer, or its code did not load. */
  fail(): void;
  /** The search was left with this text in it. */
  leaveSearch(term: string): void;
  /** Text was left in the search without choosing an address, so it fills no field. */
  readonly isUnfinished: ReadonlySignal<boolean>;
  /** Where a search begins: the country. */
  readonly context: ReadonlySignal<string>;
  /** The search has failed, and manual entry was opened for the shopper. */
  readonly hasFailed: ReadonlySignal<boolean>;
}

export interface FoundMatches {
  readonly matches: readonly AddressMatch[];
  readonly newContext: string | null;
}

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
): AddressSearchState {
  const language = LANGUAGES[settings.locale];
  const hasFailed = signal(false);
  const left = signal({ context: '', term: '' });
  const context = computed(() => {
    const known = countries.value.find(({ alpha_2_code }) => alpha_2_code === country.value);
    return lookupContext(country.value, known?.alpha_3_code);
  });
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

  function leaveSearch(term: string) {
    left.value = { context: context.peek(), term: term.trim() };
  }

  return {
    hasFailed,
    fail,
    context,
    // Another country begins with an empty search.
    isUnfinished: computed(() => left.value.context === context.value && left.value.term !== ''),
    leaveSearch,
    async search(from, term, signal) {
      try {
        const found = await call(searchAddress, { key, session, context: from, term, language }, signal);
        hasFailed.value = false;
        return found;
      } catch (error) {
        if ((error as CallFailed).reason !== 'aborted') fail();
        return null;
      }
    },
    async choose({ context: chosen }) {
      const searchedIn = country.peek();
      leaveSearch('');
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
    },
  };
}

/** 32 hexadecimal digits. */
function newSession(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
