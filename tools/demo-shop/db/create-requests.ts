import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The number before the first upload. */
const LAST_MEDIA = 9000;

/** Requests of shoppers, files that editors upload, and the articles that use them. */
export async function createRequests(db: Kysely<unknown>): Promise<void> {
  await sql`create table stock_reminders (
    id integer primary key, product_id text not null references products (id),
    person_id text references people (id), name text not null, email text not null, locale text not null,
    created_at bigint not null, unique (product_id, email))`.execute(db);
  await sql`create index stock_reminders_of_person on stock_reminders (person_id, created_at)`.execute(db);
  await sql`create table requests (
    id text primary key, kind text not null check (kind in ('installer', 'price-match')),
    person_id text references people (id), product_id text not null references products (id),
    website_id text not null, locale text not null, data text not null, created_at bigint not null)`.execute(db);
  await sql`insert into counters (name, value)
    values ('media', ${sql.lit(LAST_MEDIA)}), ('reminder', 0), ('article', 0)`.execute(db);
  await createMedia(db);
}

/** PostgreSQL's type for bytes; SQLite stores bytes under any type name. */
async function createMedia(db: Kysely<unknown>): Promise<void> {
  await sql`create table media (
    storage_key text primary key, id integer unique,
    session_id text references sessions (id) on update cascade on delete set null,
    upload_id text, type text not null, file_name text not null, mime_type text,
    size integer not null check (size > 0), piece_size integer not null check (piece_size > 0),
    alt text, title text, size_percentage text,
    touched_at bigint not null, saved_at bigint, unique (session_id, upload_id))`.execute(db);
  await sql`create index unsaved_media on media (saved_at, touched_at)`.execute(db);
  await sql`create table media_pieces (
    storage_key text not null references media (storage_key) on delete cascade, piece integer not null,
    primary key (storage_key, piece))`.execute(db);
  await sql`create table stored_pieces (
    storage_key text not null, piece integer not null, bytes bytea not null,
    primary key (storage_key, piece))`.execute(db);
  await sql`create table articles (
    id integer primary key, title text not null, intro text not null, body text not null,
    photos text not null, manuals text not null, videos text not null, locale text not null,
    created_at bigint not null)`.execute(db);
}
