import type { SearchEngine } from '../rules/search/engine.ts';
import {
  type AggregatedParts,
  facetsBody,
  facetsIn,
  limitsBody,
  limitsIn,
  productsBody,
  type SearchBody,
  type Slice,
} from '../rules/search/search-query.ts';
import { SearchFailed, type SearchServer } from './search-server.ts';

/** A server answers no product beyond this one by its number. */
const WINDOW = 10_000;

interface Hit {
  readonly _id: string;
  readonly sort: readonly number[];
}

interface SearchAnswer {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: { readonly hits: readonly Hit[] };
  readonly aggregations?: AggregatedParts;
}

/** Finds products with the `_search` of a server. */
export function createHttpEngine({ alias, send }: SearchServer): SearchEngine {
  async function search(body: SearchBody): Promise<SearchAnswer> {
    const answer = (await send('POST', `/${alias}/_search`, body)) as SearchAnswer;
    // The counts of some shards would look like those of all.
    if (answer.timed_out || answer._shards.failed > 0) throw new SearchFailed('A part of the index does not answer');
    return answer;
  }

  return {
    facets: async (scope, filters) => facetsIn((await search(facetsBody(scope, filters))).aggregations ?? {}),
    priceLimits: async (scope) => limitsIn((await search(limitsBody(scope))).aggregations ?? {}),
    async productIds(scope, filters, { sort, from: first, count }) {
      if (count === 0) return [];
      const read = async (size: number, from: Slice['from']) =>
        (await search(productsBody(scope, filters, { sort, size, from }))).hits.hits;
      let from: Slice['from'] = first;
      if (first + count > WINDOW) {
        from = 0;
        // Beyond the window, a server continues after the sort keys of a product.
        for (let left = first; left > 0;) {
          const hits: readonly Hit[] = await read(Math.min(left, WINDOW), from);
          if (hits.length === 0) return [];
          left -= hits.length;
          from = hits.at(-1)!.sort;
        }
      }
      return (await read(count, from)).map(({ _id }) => _id);
    },
  };
}
