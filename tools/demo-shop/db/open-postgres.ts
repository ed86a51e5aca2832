import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Db, Tables } from './schema.ts';
import { migrate } from './migrate.ts';

/** Opens the database on a PostgreSQL server, such as `postgres://user:password@host:5432/shop`. */
export async function openPostgres(url: string, connections = 10): Promise<Db> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: {
      // Counts and timestamps are bigint and arrive as text. All of them are far below 2^53.
      getTypeParser: ((id: number, format?: 'text') =>
        id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  });
  // An idle connection in the pool may be lost; the next query opens another one.
  pool.on('error', ({ message }) => console.warn(`PostgreSQL closed an idle connection: ${message}`));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return db;
}
