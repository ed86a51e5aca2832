import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createAccess } from './create-access.ts';
import { createAccount } from './create-account.ts';
import { createCheckout } from './create-checkout.ts';
import { createCombinations } from './create-combinations.ts';
import { createLists } from './create-lists.ts';
import { createRequests } from './create-requests.ts';
import { createReturns } from './create-returns.ts';
import { createSecrets } from './create-secrets.ts';
import { createWithdrawals } from './create-withdrawals.ts';

/** All migrations in order. Never change a released migration; add another one. */
export const migrations: Record<string, Migration> = {
  '001-shop': { up: createShop },
  '002-checkout': { up: createCheckout },
  '003-combinations': { up: createCombinations },
  '004-requests': { up: createRequests },
  '005-returns': { up: createReturns },
  '006-account': { up: createAccount },
  '007-access': { up: createAccess },
  '008-withdrawals': { up: createWithdrawals },
  '009-secrets': { up: createSecrets },
  '010-brands-of-categories': { up: indexBrandsOfCategories },
  '011-foreign-addresses': { up: addForeignParts },
  '012-lists': { up: createLists },
  '013-shared-state': { up: shareState },
};

async function createShop(db: Kysely<unknown>): Promise<void> {
  await createCatalogue(db);
  await createPeople(db);
  await createCarts(db);
}

async function createCatalogue(db: Kysely<unknown>): Promise<void> {
  await sql`create table categories (
    id integer primary key, parent_id integer references categories (id), slug text not null unique,
    position integer not null, name text not null, intro text not null)`.execute(db);
  await sql`create table brands (id integer primary key, name text not null, slug text not null unique)`.execute(db);
  await sql`create table products (
    id text primary key, type text not null, sku text not null unique, slug text not null unique,
    brand_id integer not null references brands (id), category_id integer references categories (id),
    name_nl text not null, name_de text not null, name_en text not null,
    description text not null, short_detail text, specifications text not null, search text not null,
    price integer not null check (price >= 0), from_price integer, stock integer not null check (stock >= 0),
    rating double precision, reviews integer not null, popularity integer not null,
    pre_order integer not null, pre_heat integer not null, price_on_request integer not null, eol integer not null,
    has_tax_exemption integer not null, best_choice integer not null, extra_power_credits integer not null,
    accessories text not null, related text not null, parts text,
    second_chance_of text references products (id))`.execute(db);
  await sql`create index products_by_category on products (category_id, popularity)`.execute(db);
  await sql`create index products_by_original on products (second_chance_of)`.execute(db);
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`create table people (
    id text primary key, email text not null unique, password text not null, type text not null,
    first_name text not null, middle_name text, last_name text not null, company text, vat_number text, phone text,
    locale text not null, credits integer not null)`.execute(db);
  await sql`create table addresses (
    id integer primary key, person_id text not null references people (id),
    first_name text not null, middle_name text, last_name text not null, street text not null,
    house_number text not null, house_number_addition text, zip_code text not null, city text not null,
    country text not null, company text, vat_number text,
    is_billing integer not null, is_shipping integer not null)`.execute(db);
  await sql`create table orders (
    id text primary key, number text not null unique, person_id text not null references people (id),
    placed_at bigint not null, lines text not null, total integer not null, credits_earned integer not null)`.execute(
    db,
  );
  await sql`create table quotations (
    id text primary key, number text not null unique, person_id text not null references people (id),
    valid_until bigint not null, lines text not null, discount integer not null)`.execute(db);
}

async function createCarts(db: Kysely<unknown>): Promise<void> {
  await sql`create table discounts (
    code text primary key, kind text not null, value integer not null, minimum integer not null,
    ends_at bigint, person_id text references people (id))`.execute(db);
  await sql`create table vouchers (
    code text primary key, balance integer not null check (balance >= 0), ends_at bigint)`.execute(db);
  await sql`create table carts (
    id text primary key, person_id text unique references people (id),
    discount_code text references discounts (code), voucher_code text references vouchers (code),
    tax_exemption_selected integer not null default 0, revision integer not null default 0,
    changed_at bigint not null)`.execute(db);
  await sql`create table cart_lines (
    cart_id text not null references carts (id), product_id text not null references products (id),
    qty integer not null check (qty > 0), quotation_id text references quotations (id),
    added_at bigint not null, primary key (cart_id, product_id))`.execute(db);
  await sql`create table sessions (
    id text primary key, csrf text not null, locale text not null, person_id text references people (id),
    cart_id text not null references carts (id), notice text, created_at bigint not null)`.execute(db);
}

async function indexBrandsOfCategories(db: Kysely<unknown>): Promise<void> {
  await sql`create index brands_of_categories on products (category_id, brand_id)`.execute(db);
}

async function addForeignParts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table addresses add column address_line_2 text`.execute(db);
  await sql`alter table addresses add column province text`.execute(db);
}

/** What the processes of one shop have to know of each other. */
async function shareState(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column behaviours text`.execute(db);
  await sql`alter table sessions add column extras text`.execute(db);
  await sql`alter table mails add column claimed_until bigint`.execute(db);
  await sql`insert into counters (name, value) values ('stock', 0)`.execute(db);
}
