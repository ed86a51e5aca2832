import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Sessions that expire, and rows that belong to the session of a guest. */
export async function createAccess(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column seen_at bigint not null default 0`.execute(db);
  await sql`update sessions set seen_at = created_at`.execute(db);
  await sql`create index sessions_seen_at on sessions (seen_at)`.execute(db);
  await sql`create table quotation_readers (
    session_id text not null references sessions (id) on update cascade on delete cascade,
    quotation_id text not null references quotations (id), primary key (session_id, quotation_id))`.execute(db);
  for (const table of ['returns', 'articles']) await addSession(db, table);
  await sql`alter table articles add column person_id text references people (id)`.execute(db);
}

async function addSession(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`alter table ${sql.table(table)} add column session_id text
    references sessions (id) on update cascade on delete set null`.execute(db);
  await sql`create index ${sql.ref(`${table}_of_session`)} on ${sql.table(table)} (session_id)`.execute(db);
}
