import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../rules/search/dialect.ts';
import { fillLists } from '../rules/search/fill-lists.ts';

/** What lists and the search are read from: the products for sale, in the shop's order, and the options that they have. */
export async function createLists(db: Kysely<unknown>): Promise<void> {
  await sql`create table list_options (
    id text primary key, filter_id integer not null, alias text not null,
    name_nl text not null, name_de text not null, name_en text not null)`.execute(db);
  // Many products have the same options. A set of options is stored once.
  await sql`create table option_sets (
    option_id text not null references list_options (id), option_set integer not null,
    filter_id integer not null, primary key (option_id, option_set))`.execute(db);
  await sql`create index options_of_set on option_sets (option_set)`.execute(db);
  await sql`create table listed (
    place integer primary key, product_id text not null unique references products (id),
    category_id integer not null, brand_id integer not null, option_set integer not null,
    price integer, price_up integer not null, price_down integer not null,
    best_choice integer not null, reduced integer not null, offered integer not null)`.execute(db);
  await sql`create index listed_by_category on listed (category_id, place)`.execute(db);
  await sql`create index listed_by_brand on listed (brand_id, place)`.execute(db);
  await sql`create index listed_by_options on listed (option_set, place)`.execute(db);
  // They have all columns that a filter reads, so that the products of a range of prices are counted from the index.
  await sql`create index listed_by_price_up on listed
    (price_up, place, category_id, brand_id, option_set, best_choice, reduced, offered)`.execute(db);
  await sql`create index listed_by_price_down on listed
    (price_down, place, category_id, brand_id, option_set, best_choice, reduced, offered)`.execute(db);
  // Without a limit of prices, options are counted from these few rows.
  await sql`create table listed_counts (
    category_id integer not null, brand_id integer not null, option_set integer not null,
    best_choice integer not null, reduced integer not null, offered integer not null, products integer not null)`.execute(
    db,
  );
  await (dialectOf(db) === 'postgres' ? createTextIndex(db) : createTextTable(db));
  await fillLists(db);
}

/** Finds parts of words: an index of every three letters. */
async function createTextTable(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table products_text using fts5 (
    search, content = 'products', content_rowid = 'rowid', tokenize = 'trigram')`.execute(db);
}

/** The same, where the server has the extension; a search reads all products without it. */
async function createTextIndex(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
      create extension if not exists pg_trgm;
      create index products_by_text on products using gin (search gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported then null;
    end $$`.execute(db);
}
