import { PostgresAdapter } from 'kysely';
import type { Db } from '../../db/schema.ts';

/** The databases differ in how they find texts. */
export type Dialect = 'sqlite' | 'postgres';

export function dialectOf(db: Db): Dialect {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}
