/** A page as it was printed for one visitor: the parts between the places where that visitor's token stands. */
export interface CachedPage {
  readonly parts: readonly string[];
  readonly headers: Headers;
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Pages that are the same for every guest, but for the token of the session; the one that was not asked for longest goes first. */
export interface PageCache {
  get(key: string, now: number): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  /** What stands on the shelves has changed. */
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
