import type { SqliteStatement } from 'kysely';
import { Migrator } from 'kysely/migration';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { openNode } from './open-node.ts';
import { kyselyOn } from './sqlite.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
  file = join(folder, 'shop.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database of a shop without guest orders, with a customer who has ordered. */
async function openedLongAgo(): Promise<void> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  const prepare = (text: string): SqliteStatement => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as string[])),
      run: (values) => statement.run(...(values as string[])),
      iterate: (values) => statement.iterate(...(values as string[])),
    };
  };
  const db = kyselyOn({ prepare, close: () => database.close() });
  const { '001-shop': first } = migrations;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ '001-shop': first! }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  database.exec(`insert into people values
    ('jo', 'jo@example.nl', 'x', 'private', 'Jo', null, 'Smit', null, null, null, 'nl', 5)`);
  database.exec(`insert into orders values ('o-1', '2025-1', 'jo', 1000, '[]', 4200, 42)`);
  database.exec(`insert into carts (id, changed_at) values ('c-1', 1)`);
  await db.destroy();
}

test('an older database file keeps its orders and allows orders of guests', async () => {
  await openedLongAgo();
  const db = await openNode(file);
  expect(await db.selectFrom('orders').selectAll().execute()).toMatchObject([
    { id: 'o-1', number: '2025-1', person_id: 'jo', status: 'paid', placed_at: 1000, paid_at: 1000, total: 4200 },
  ]);
  const order = { number: '2026-1', cart_id: 'c-1', status: 'open' as const, placed_at: 1, lines: '[]', total: 1 };
  await db
    .insertInto('orders')
    .values({ ...order, id: 'o-2', credits_earned: 0 })
    .execute();
  const another = db.insertInto('orders').values({ ...order, id: 'o-3', number: '2026-2', credits_earned: 0 });
  await expect(another.execute()).rejects.toThrow(/UNIQUE/i);
  await db.insertInto('checkouts').values({ cart_id: 'c-1', data: '{}', changed_at: 1 }).execute();
  expect(await db.selectFrom('credits').selectAll().execute()).toMatchObject([
    { person_id: 'jo', order_id: null, amount: 5, used: 0, valid_until: null },
  ]);
  await db.destroy();
});

test('opening a database file again does not change it', async () => {
  await (await openNode(file)).destroy();
  const db = await openNode(file);
  expect(await db.selectFrom('counters').selectAll().orderBy('name').execute()).toEqual([
    { name: 'address', value: 1000 },
    { name: 'article', value: 0 },
    { name: 'credit', value: 0 },
    { name: 'media', value: 9000 },
    { name: 'order', value: 20_000 },
    { name: 'reminder', value: 0 },
    { name: 'return', value: 50_000 },
    { name: 'stock', value: 0 },
    { name: 'withdrawal', value: 70_000 },
  ]);
  await db.destroy();
});
