import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The tables of an account: complete addresses, and credits with their origin and expiry. */
export async function createAccount(db: Kysely<unknown>): Promise<void> {
  await sql`alter table addresses add column phone text`.execute(db);
  await sql`alter table addresses add column type text not null default 'private'`.execute(db);
  await sql`alter table addresses add column ignore_vat integer not null default 0`.execute(db);
  await sql`update addresses set type = 'business' where company is not null`.execute(db);
  await sql`update addresses
    set phone = (select people.phone from people where people.id = addresses.person_id)`.execute(db);
  await sql`create index addresses_of_person on addresses (person_id)`.execute(db);
  await createCredits(db);
  await sql`create table redemptions (
    code text primary key references discounts (code), person_id text not null references people (id),
    credits integer not null check (credits > 0), bought_at bigint not null)`.execute(db);
  await sql`create index redemptions_of_person on redemptions (person_id, bought_at)`.execute(db);
}

/** Existing credits have no order and no expiry. */
async function createCredits(db: Kysely<unknown>): Promise<void> {
  await sql`create table credits (
    id integer primary key, person_id text not null references people (id), order_id text references orders (id),
    note text, amount integer not null check (amount > 0),
    used integer not null check (used >= 0 and used <= amount),
    valid_from bigint not null, valid_until bigint)`.execute(db);
  await sql`create index credits_of_person on credits (person_id, valid_until)`.execute(db);
  await sql`insert into credits (id, person_id, amount, used, valid_from)
    select row_number() over (order by id), id, credits, 0, 0 from people where credits > 0`.execute(db);
  await sql`insert into counters (name, value) values ('credit', (select count(*) from people))`.execute(db);
  await sql`alter table people drop column credits`.execute(db);
}
