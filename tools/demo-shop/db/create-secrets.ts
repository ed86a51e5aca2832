import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { randomId } from '../ids.ts';

/** The secret is in the database, so that a cookie stays valid after a restart and at every process of the shop. */
export async function createSecrets(db: Kysely<unknown>): Promise<void> {
  await sql`create table secrets (name text primary key, value text not null)`.execute(db);
  await sql`insert into secrets (name, value) values ('cookie', ${sql.lit(randomId() + randomId())})`.execute(db);
}
