/** One option of the list: a whole address, or a partial match. */
export interface SearchMatch {
  /** The term with which the search continues when the match is not a whole address. */
  readonly value: string;
  readonly label: string;
  readonly description?: string | null | undefined;
  /** `Address` is a whole address. */
  readonly precision: string;
  readonly context: string;
  /** Parts of the label that match what was typed: from, up to. */
  readonly highlights: readonly (readonly number[])[];
}

export interface SearchAnswer {
  readonly matches: readonly SearchMatch[];
  /** Replaces the context of the search. */
  readonly newContext?: string | null | undefined;
}

/** Answers null when the search does not work. */
export type Search = (context: string, term: string, signal: AbortSignal) => Promise<SearchAnswer | null>;

/** `waiting` keeps the previous matches, so that the list does not flicker. */
export interface Found {
  readonly is: 'idle' | 'waiting' | 'answered';
  readonly matches: readonly SearchMatch[];
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
  follow(match: SearchMatch): void;
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
  let matches: readonly SearchMatch[] = [];

  function publish(is: Found['is'], newMatches: readonly SearchMatch[]) {
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
