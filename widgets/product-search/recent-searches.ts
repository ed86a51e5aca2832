import { parseRecent } from './product-search.rules.ts';

const KEY = 'recent_searches';

export interface RecentSearches {
  read(): readonly string[];
  /** An empty list removes the entry. */
  write(queries: readonly string[]): void;
}

/** What this browser has searched for. Without storage there is nothing, and nothing is stored. */
export const RECENT_SEARCHES: RecentSearches = {
  read() {
    try {
      return parseRecent(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    } catch {
      return [];
    }
  },
  write(queries) {
    try {
      if (queries.length > 0) localStorage.setItem(KEY, JSON.stringify(queries));
      else localStorage.removeItem(KEY);
    } catch {
      // The browser stores nothing for this site.
    }
  },
};

/** For a page that wants none. */
export const NO_RECENT_SEARCHES: RecentSearches = { read: () => [], write() {} };
