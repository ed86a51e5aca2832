import type { KyselyPlugin, QueryId } from 'kysely';

export interface QueryCounter {
  /** For `db.withPlugin`. */
  readonly plugin: KyselyPlugin;
  /** Since the last `reset`. */
  readonly counted: { queries: number; ms: number };
  reset(): void;
}

/** Counts the queries of a database and the time until their results, without `begin` and `commit`. */
export function createQueryCounter(): QueryCounter {
  const begun = new WeakMap<QueryId, number>();
  const counted = { queries: 0, ms: 0 };
  return {
    counted,
    reset: () => void Object.assign(counted, { queries: 0, ms: 0 }),
    plugin: {
      transformQuery({ queryId, node }) {
        begun.set(queryId, performance.now());
        return node;
      },
      async transformResult({ queryId, result }) {
        counted.queries += 1;
        counted.ms += performance.now() - begun.get(queryId)!;
        return result;
      },
    },
  };
}
