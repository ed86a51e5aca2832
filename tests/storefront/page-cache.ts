/** A rendered page, split at the places of the visitor's token. */
export interface CachedPage {
  readonly parts: readonly string[];
  readonly headers: Headers;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Pages that are the same for every guest except for the token of the session. Evicts the least recently used page. */
export interface PageCache {
  get(key: string, now: number): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  /** The stock has changed. */
  clear(): void;
}

const MAX_PAGES = 200;

export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  return {
    get(key, now) {
      const page = pages.get(key);
      pages.delete(key);
      if (!page || page.until <= now) return undefined;
      pages.set(key, page);
      return page;
    },
    set(key, page) {
      pages.set(key, page);
      if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
    },
    clear: () => pages.clear(),
  };
}
