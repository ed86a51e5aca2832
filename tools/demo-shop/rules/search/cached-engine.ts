import type { Facets, Filters, PriceLimits, Scope, SearchEngine } from './engine.ts';

/** Answers that are kept; the oldest goes first. */
const KEPT = 2000;

/**
 * Keeps what was counted. Another page, another order and another shopper ask for the same counts, and the products for
 * sale do not change while the shop runs.
 */
export function cached(engine: SearchEngine): SearchEngine {
  const facets = createCache<Facets>();
  const limits = createCache<PriceLimits>();
  return {
    ...engine,
    facets: (scope, filters) => facets(keyOf(scope, filters), () => engine.facets(scope, filters)),
    priceLimits: (scope) => limits(keyOf(scope), () => engine.priceLimits(scope)),
  };
}

function keyOf(scope: Scope, filters?: Filters): string {
  return JSON.stringify([scope, filters && { ...filters, options: [...filters.options] }]);
}

/** Requests for the same at the same time share one answer. A failed one is not kept. */
function createCache<Answer>(): (key: string, read: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return (key, read) => {
    const known = kept.get(key);
    if (known) return known;
    const answer = read();
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return answer;
  };
}
