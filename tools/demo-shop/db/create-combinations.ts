import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Product sets at a reduced price, and the cart lines that were added as part of one. */
export async function createCombinations(db: Kysely<unknown>): Promise<void> {
  await sql`create table combinations (
    product_id text primary key references products (id), main text not null, choices text not null,
    extras text not null)`.execute(db);
  await sql`alter table cart_lines add column combination_id text`.execute(db);
  await sql`alter table cart_lines add column combination_price integer`.execute(db);
}
