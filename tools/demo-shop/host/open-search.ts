import type { Db } from '../db/schema.ts';
import { cached } from '../rules/search/cached-engine.ts';
import { NO_FILTERS, type SearchEngine } from '../rules/search/engine.ts';
import { fillIndex } from './fill-index.ts';
import { createHttpEngine } from './http-engine.ts';
import { type SearchPlace, searchServerAt } from './search-server.ts';

export interface OpenedSearch {
  readonly engine: SearchEngine;
  /** Whether the server searches the products of the shop. */
  isReady(): Promise<boolean>;
}

/**
 * A search server with the products of the database, which it gets first where it has others.
 *
 * @param isFilled another process has just done that
 */
export async function openSearch(db: Db, place: SearchPlace, isFilled = false): Promise<OpenedSearch> {
  const server = searchServerAt(place);
  if (!isFilled && (await fillIndex(db, server)))
    console.log(`The products are in the index ${place.alias} of ${place.address}`);
  const engine = createHttpEngine(server);
  const none = { categories: [], isOffers: false, text: '' };
  return {
    engine: cached(engine),
    isReady: () =>
      engine.facets(none, NO_FILTERS).then(
        () => true,
        () => false,
      ),
  };
}
