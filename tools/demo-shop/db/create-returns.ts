import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The number before the first return. */
const LAST_RETURN = 50_000;

/** Returns of customers, and quotations that are answered by link. */
export async function createReturns(db: Kysely<unknown>): Promise<void> {
  await sql`create table return_drafts (
    session_id text primary key references sessions (id) on update cascade on delete cascade,
    order_id text references orders (id), selection text not null, problems text not null, answers text not null,
    changed_at bigint not null)`.execute(db);
  await sql`create table returns (
    id text primary key, number text not null unique,
    kind text not null check (kind in ('solutions', 'questions', 'order')),
    person_id text references people (id), email text not null, address text not null, zip_code text not null,
    city text not null, locale text not null, last_faq_id integer, created_at bigint not null)`.execute(db);
  await sql`create table return_lines (
    return_id text not null references returns (id), position integer not null,
    order_id text not null references orders (id), order_line_id integer not null, product_id text not null,
    name text not null, amount integer not null check (amount > 0), reason text, solution text,
    serial_number text not null, remark text not null, answers text not null,
    primary key (return_id, order_line_id))`.execute(db);
  await sql`create index return_lines_of_order on return_lines (order_id)`.execute(db);
  await sql`create table return_files (
    media_id integer primary key references media (id), return_id text not null references returns (id),
    order_line_id integer not null, position integer not null)`.execute(db);
  await sql`create table attempts (subject text not null, tried_at bigint not null)`.execute(db);
  await sql`create index attempts_at on attempts (subject, tried_at)`.execute(db);
  await sql`insert into counters (name, value) values ('return', ${sql.lit(LAST_RETURN)})`.execute(db);
  await answerQuotations(db);
}

/** Existing quotations have no signature, so no link can answer them. */
async function answerQuotations(db: Kysely<unknown>): Promise<void> {
  for (const column of [
    'signature text',
    'version integer not null default 1',
    'content text',
    'is_on_account integer not null default 0',
    'allows_exemption integer not null default 0',
    'accepted_at bigint',
    'declined_at bigint',
    'is_exempt integer not null default 0',
    'order_id text references orders (id)',
  ]) {
    await sql`alter table quotations add column ${sql.raw(column)}`.execute(db);
  }
}
