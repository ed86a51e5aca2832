import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Counters start here; the orders of the seed have lower numbers. */
const LAST_ORDER = 20_000;
const LAST_ADDRESS = 1000;

/** Stores the state of a checkout, and allows orders of guests. */
export async function createCheckout(db: Kysely<unknown>): Promise<void> {
  await sql`create table checkouts (
    cart_id text primary key references carts (id), data text not null, changed_at bigint not null)`.execute(db);
  await sql`create table counters (name text primary key, value integer not null)`.execute(db);
  await sql`insert into counters (name, value)
    values ('order', ${sql.lit(LAST_ORDER)}), ('address', ${sql.lit(LAST_ADDRESS)})`.execute(db);
  await rebuildOrders(db);
}

/** SQLite cannot drop `not null` from a column, so both databases copy the rows into a new table. */
async function rebuildOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create table orders_with_guests (
    id text primary key, number text not null unique, person_id text references people (id), cart_id text,
    status text not null default 'paid' check (status in ('open', 'paid', 'cancelled')),
    placed_at bigint not null, paid_at bigint, lines text not null, total integer not null,
    credits_earned integer not null, details text)`.execute(db);
  await sql`insert into orders_with_guests (id, number, person_id, placed_at, paid_at, lines, total, credits_earned)
    select id, number, person_id, placed_at, placed_at, lines, total, credits_earned from orders`.execute(db);
  await sql`drop table orders`.execute(db);
  await sql`alter table orders_with_guests rename to orders`.execute(db);
  await sql`create unique index open_order_of_cart on orders (cart_id) where status = 'open'`.execute(db);
  await sql`create index orders_of_person on orders (person_id, placed_at)`.execute(db);
}
