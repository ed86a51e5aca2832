import sqlite3InitModule from '@sqlite.org/sqlite-wasm';
import type { BindableValue, Database, PreparedStatement } from '@sqlite.org/sqlite-wasm';
import type { SqliteStatement } from 'kysely';
import type { Db } from './schema.ts';
import { migrate } from './migrate.ts';
import { kyselyOn } from './sqlite.ts';

type Sqlite = Awaited<ReturnType<typeof sqlite3InitModule>>;

let loading: Promise<Sqlite> | undefined;
/** A migrated database without rows. A copy of it takes a tenth of the time of the migrations. */
let schema: Uint8Array | undefined;

/** Opens an empty database in the memory of the page. The WebAssembly is loaded once. */
export async function openBrowser(): Promise<Db> {
  loading ??= sqlite3InitModule();
  const sqlite = await loading;
  const database: Database = new sqlite.oo1.DB(':memory:');
  if (schema) copyInto(sqlite, database, schema);
  database.exec('pragma foreign_keys = on;');
  const db = kyselyOn({
    prepare: (sql) => asStatement(database, sql),
    close: () => database.close(),
  });
  if (!schema) await migrate(db);
  schema ??= sqlite.capi.sqlite3_js_db_export(database);
  return db;
}

function copyInto({ capi, wasm }: Sqlite, database: Database, bytes: Uint8Array): void {
  const { SQLITE_DESERIALIZE_FREEONCLOSE: frees, SQLITE_DESERIALIZE_RESIZEABLE: grows } = capi;
  const start = wasm.allocFromTypedArray(bytes);
  database.checkRc(capi.sqlite3_deserialize(database, 'main', start, bytes.length, bytes.length, frees | grows));
}

/** Prepares the statement immediately, because its number of columns tells whether it returns rows. */
function asStatement(database: Database, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const rows = (values: readonly unknown[]) => finish(statement, () => readRows(statement, values));
  return {
    reader: statement.columnCount > 0,
    all: rows,
    iterate: (values) => rows(values)[Symbol.iterator](),
    run: (values) =>
      finish(statement, () => {
        bind(statement, values).step();
        return { changes: database.changes(), lastInsertRowid: 0 };
      }),
  };
}

function readRows(statement: PreparedStatement, values: readonly unknown[]): unknown[] {
  bind(statement, values);
  const rows: unknown[] = [];
  while (statement.step()) rows.push(statement.get({}));
  return rows;
}

function bind(statement: PreparedStatement, values: readonly unknown[]): PreparedStatement {
  return values.length > 0 ? statement.bind(values as BindableValue[]) : statement;
}

/** WebAssembly memory is not garbage-collected, so each statement is finalized after use. */
function finish<T>(statement: PreparedStatement, use: () => T): T {
  try {
    return use();
  } finally {
    statement.finalize();
  }
}
