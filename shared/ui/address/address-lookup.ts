import type { AddressMatch, AddressMatches } from '../../contract/postcode.ts';

/** Answers null when the search does not work. */
export type Search = (context: string, term: string, signal: AbortSignal) => Promise<AddressMatches | null>;

/** `waiting` keeps the previous matches, so that the list does not flicker. */
export interface Found {
  readonly is: 'idle' | 'waiting' | 'answered';
  readonly matches: readonly AddressMatch[];
}

export const NOTHING: Found = { is: 'idle', matches: [] };

/** Milliseconds between the last key and the request. Short terms, such as postcodes, are sent at once. */
const DELAY_MS = 300;
const SHORT_DELAY_MS = 10;
const SHORT_TERM = 3;
/** A search that takes longer is dead. */
const SEARCH_TIMEOUT_MS = 6000;

interface Options {
  /** Where a search begins: a country. */
  readonly context: string;
  readonly search: Search;
  show(found: Found): void;
  fail(): void;
}

export interface AddressLookup {
  /** The shopper has typed. Without a term, the search begins anew. */
  type(term: string): void;
  /** Continues the search at once from a partial match. */
  follow(match: AddressMatch): void;
  stop(): void;
}

/**
 * Searches for an address step by step, one request at a time, as the International Address API of Postcode.eu
 * requires.
 */
export function createAddressLookup({ context: start, search, show, fail }: Options): AddressLookup {
  let context = start;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | null = null;
  let matches: readonly AddressMatch[] = [];

  function publish(is: Found['is'], newMatches: readonly AddressMatch[]) {
    matches = newMatches;
    show({ is, matches });
  }

  function stop() {
    clearTimeout(timer);
    pending?.abort();
    pending = null;
  }

  function giveUp() {
    stop();
    publish('idle', []);
    fail();
  }

  async function request(term: string) {
    const own = new AbortController();
    pending = own;
    timer = setTimeout(giveUp, SEARCH_TIMEOUT_MS);
    publish('waiting', matches);
    const answer = await search(context, term, own.signal).catch(() => null);
    // Another question has taken its place.
    if (pending !== own) return;
    if (!answer) return giveUp();
    stop();
    context = answer.newContext ?? context;
    publish('answered', answer.matches);
  }

  return {
    stop,
    type(term) {
      stop();
      if (term.trim() === '') {
        context = start;
        return publish('idle', []);
      }
      timer = setTimeout(() => void request(term), term.length <= SHORT_TERM ? SHORT_DELAY_MS : DELAY_MS);
    },
    follow(match) {
      stop();
      context = match.context;
      matches = [];
      void request(match.value);
    },
  };
}
