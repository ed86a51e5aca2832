import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import type { SqliteDatabase } from 'kysely';
import type { Tables } from './schema.ts';

class Adapter extends SqliteAdapter {
  /** SQLite rolls back created tables with the transaction, so a failed migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/**
 * Kysely on any SQLite that can prepare statements. A transaction takes the write lock when it begins: one that reads
 * first and writes later would fail without waiting when another transaction has written in between.
 */
export function kyselyOn(database: SqliteDatabase): Kysely<Tables> {
  const immediate: SqliteDatabase = {
    close: () => database.close(),
    prepare: (text) => database.prepare(text === 'begin' ? 'begin immediate' : text),
  };
  return new Kysely<Tables>({ dialect: new Dialect({ database: immediate }) });
}
