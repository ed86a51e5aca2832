import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteStatement } from 'kysely';
import type { Db } from './schema.ts';
import { migrate } from './migrate.ts';
import { kyselyOn } from './sqlite.ts';

const KEPT_STATEMENTS = 500;

/** Opens the database in a file, or in memory without a path. */
export async function openNode(path = ':memory:'): Promise<Db> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // WAL allows reads during a write. FULL makes a commit wait until the log is on disk, so that acknowledged writes
  // survive a killed process or a power failure.
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  const isMigrated = path === ':memory:' && copySchema(database);
  const db = kyselyOn({ prepare: keepStatements(database), close: () => database.close() });
  if (!isMigrated) await migrate(db);
  if (path === ':memory:') schema ??= database.serialize?.();
  return db;
}

/** A migrated database without rows. A copy of it takes a tenth of the time of the migrations. */
let schema: Uint8Array | undefined;

/** Returns whether the database has the schema now. */
function copySchema(database: DatabaseSync): boolean {
  if (!schema) return false;
  database.deserialize(schema);
  return true;
}

/** Caches prepared statements, because parsing takes much of the time of a short query; evicts the oldest. */
function keepStatements(database: DatabaseSync): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>();
  return (sql) => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = asStatement(database.prepare(sql));
    kept.set(sql, statement);
    if (kept.size > KEPT_STATEMENTS) kept.delete(kept.keys().next().value!);
    return statement;
  };
}

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...(values as SQLInputValue[])),
    run: (values) => statement.run(...(values as SQLInputValue[])),
    iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
  };
}
