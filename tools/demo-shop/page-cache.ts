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
  /** The page that another request is rendering. */
  pending(key: string): Promise<CachedPage | undefined>;
  /** Renders and caches a page, unless `make` finds that it cannot be shared. */
  render(key: string, make: () => Promise<CachedPage | undefined>): Promise<void>;
}

const MAX_PAGES = 200;

export function createPageCache(): PageCache {
  const pages = new Map<string, CachedPage>();
  const renders = new Map<string, Promise<CachedPage | undefined>>();
  const set = (key: string, page: CachedPage) => {
    pages.set(key, page);
    if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
  };
  return {
    set,
    get(key, now) {
      const page = pages.get(key);
      pages.delete(key);
      if (!page || page.until <= now) return undefined;
      pages.set(key, page);
      return page;
    },
    pending: async (key) => renders.get(key)?.catch(() => undefined),
    async render(key, make) {
      const render = make();
      renders.set(key, render);
      try {
        const page = await render;
        if (page) set(key, page);
      } finally {
        if (renders.get(key) === render) renders.delete(key);
      }
    },
  };
}
