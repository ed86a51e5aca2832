import { PostgresAdapter, type QueryExecutor } from 'kysely';

/** The databases differ in how they find texts. */
export type Dialect = 'sqlite' | 'postgres';

export function dialectOf(db: { getExecutor(): Pick<QueryExecutor, 'adapter'> }): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
