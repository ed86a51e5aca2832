import { sql, type Insertable } from 'kysely';
import type { Db, ListedTable, ListOptionsTable, OptionSetsTable } from '../../db/schema.ts';
import { filterOptionsOf } from '../overview/filter-options.ts';
import { BARGAIN } from '../overview/products.ts';
import { dialectOf } from './dialect.ts';
import { LIST_ORDER } from './list-order.ts';
import { UNPRICED } from './sql-engine.ts';

/** With so many products, the database needs to know how they are spread. */
const MANY = 5000;
const ROWS_AT_ONCE = 500;

interface Lists {
  readonly options: Map<string, Insertable<ListOptionsTable>>;
  readonly sets: Map<string, readonly Insertable<OptionSetsTable>[]>;
  readonly listed: Insertable<ListedTable>[];
}

/** Makes the tables that lists and the search are read from, of all products for sale. */
export async function fillLists(db: Db): Promise<void> {
  const lists: Lists = { options: new Map(), sets: new Map(), listed: [] };
  const setOf = createSets(lists);
  for (const row of await productsForSale(db)) lists.listed.push(listedRow(row, lists.listed.length + 1, setOf));
  await insertInParts([...lists.options.values()], (rows) => db.insertInto('list_options').values(rows).execute());
  await insertInParts([...lists.sets.values()].flat(), (rows) => db.insertInto('option_sets').values(rows).execute());
  await insertInParts(lists.listed, (rows) => db.insertInto('listed').values(rows).execute());
  await sql`insert into listed_counts
    select category_id, brand_id, option_set, best_choice, reduced, offered, count(*) from listed
    group by category_id, brand_id, option_set, best_choice, reduced, offered`.execute(db);
  if (dialectOf(db) === 'sqlite') await sql`insert into products_text (products_text) values ('rebuild')`.execute(db);
  if (lists.listed.length < MANY) return;
  for (const table of ['listed', 'listed_counts', 'option_sets']) await sql`analyze ${sql.table(table)}`.execute(db);
}

type ProductForSale = Awaited<ReturnType<typeof productsForSale>>[number];

/** In the order of a list. */
function productsForSale(db: Db) {
  return db
    .selectFrom('products')
    .select(['id', 'category_id', 'brand_id', 'specifications', 'price', 'from_price', 'price_on_request'])
    .select('best_choice')
    .where('category_id', 'is not', null)
    .orderBy(LIST_ORDER)
    .execute();
}

function listedRow(row: ProductForSale, place: number, setOf: (json: string) => number): Insertable<ListedTable> {
  const { from_price: earlier, price_on_request: isOnRequest } = row;
  const price = isOnRequest ? null : row.price;
  const isOffered = earlier !== null && earlier > row.price;
  const isBargain = earlier !== null && row.price <= earlier * BARGAIN;
  return {
    place,
    product_id: row.id,
    category_id: row.category_id!,
    brand_id: row.brand_id,
    option_set: setOf(row.specifications),
    price,
    price_up: price ?? UNPRICED,
    price_down: price === null ? UNPRICED : -price,
    best_choice: row.best_choice,
    reduced: isOffered || isBargain ? 1 : 0,
    offered: isOffered ? 1 : 0,
  };
}

/** The number of the set of options that the specifications name. */
function createSets({ options, sets }: Lists): (json: string) => number {
  const numbers = new Map<string, number>();
  const byJson = new Map<string, number>();

  function numberOf(json: string): number {
    const own = filterOptionsOf(json);
    for (const { id, filter_id, alias, name } of own)
      options.set(id, { id, filter_id, alias, name_nl: name.nl, name_de: name.de, name_en: name.en });
    const key = [...new Set(own.map(({ id }) => id))].toSorted().join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const option_set = numbers.size + 1;
    numbers.set(key, option_set);
    const rows = own.map(({ id, filter_id }) => [id, { option_id: id, option_set, filter_id }] as const);
    sets.set(key, [...new Map(rows).values()]);
    return option_set;
  }

  return (json) => {
    const number = byJson.get(json) ?? numberOf(json);
    byJson.set(json, number);
    return number;
  };
}

async function insertInParts<Row>(
  rows: readonly Row[],
  insert: (rows: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await insert(rows.slice(from, from + ROWS_AT_ONCE));
}
