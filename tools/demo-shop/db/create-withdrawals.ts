import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The number before the first withdrawal. */
const LAST_WITHDRAWAL = 70_000;

/**
 * Statements of withdrawal, and the mails that the shop owes. A statement and its mail are written in one transaction,
 * so that neither is there without the other.
 */
export async function createWithdrawals(db: Kysely<unknown>): Promise<void> {
  await sql`create table withdrawals (
    id text primary key, number text not null unique, fingerprint text not null unique,
    person_id text references people (id), name text not null, email text not null, order_number text not null,
    order_id text references orders (id), lines text not null, part text not null, locale text not null,
    subject text not null, text text not null, received_at bigint not null)`.execute(db);
  await sql`create index withdrawals_of_order on withdrawals (order_id, received_at)`.execute(db);
  await sql`create index withdrawals_of_person on withdrawals (person_id, received_at)`.execute(db);
  await sql`create table mails (
    id text primary key, session_id text references sessions (id) on update cascade on delete set null,
    person_id text references people (id), recipient text not null, recipient_name text not null,
    subject text not null, text text not null, locale text not null,
    created_at bigint not null, sent_at bigint)`.execute(db);
  await sql`create index unsent_mails on mails (sent_at, created_at)`.execute(db);
  await sql`insert into counters (name, value) values ('withdrawal', ${sql.lit(LAST_WITHDRAWAL)})`.execute(db);
}
