import type { Db } from '../../db/schema.ts';

/** Between values, and around them: no value has it. */
export const AROUND_VALUE = '|';

/** A product as an index of a search server has it. */
export interface IndexedProduct {
  /** The place in the shop's own order, from 1. */
  readonly place: number;
  readonly category: number;
  readonly brand: number;
  /** `<filter>:<option>`, so that the options of one filter can be counted alone. */
  readonly options: readonly string[];
  /** In cents; null on request. */
  readonly price: number | null;
  /** Sort keys of both orders of prices, in which products without a price are last. */
  readonly price_up: number;
  readonly price_down: number;
  readonly best_choice: boolean;
  readonly reduced: boolean;
  readonly offered: boolean;
  /** Names, brand, article number and category, in lower case. */
  readonly text: string;
  /** The texts of the specifications in lower case, such as `| 5 kw| 10 jaar|`. */
  readonly values: string;
}

/** As a search server calls these types. `wildcard` finds parts of a text without reading all of them. */
export const FIELD_TYPES: Readonly<Record<keyof IndexedProduct, string>> = {
  place: 'integer',
  category: 'integer',
  brand: 'integer',
  options: 'keyword',
  price: 'long',
  price_up: 'long',
  price_down: 'long',
  best_choice: 'boolean',
  reduced: 'boolean',
  offered: 'boolean',
  text: 'wildcard',
  values: 'wildcard',
};

const AT_ONCE = 1000;

/** All products for sale by their ids, in parts, in the shop's own order. */
export async function* indexedProducts(db: Db): AsyncGenerator<readonly (readonly [id: string, IndexedProduct])[]> {
  const options = await optionsBySet(db);
  for (let place = 0; ;) {
    const rows = await rowsAfter(db, place);
    if (rows.length === 0) return;
    yield rows.map((row) => [row.product_id, indexed(row, options.get(row.option_set) ?? [])] as const);
    place = rows.at(-1)!.place;
  }
}

function rowsAfter(db: Db, place: number) {
  return db
    .selectFrom('listed')
    .innerJoin('products', 'products.id', 'listed.product_id')
    .selectAll('listed')
    .select(['products.search', 'products.specifications'])
    .where('place', '>', place)
    .orderBy('place')
    .limit(AT_ONCE)
    .execute();
}

function indexed(row: Awaited<ReturnType<typeof rowsAfter>>[number], options: readonly string[]): IndexedProduct {
  const values = textsIn(JSON.parse(row.specifications)).map((value) => ` ${value.toLowerCase()}${AROUND_VALUE}`);
  return {
    place: row.place,
    category: row.category_id,
    brand: row.brand_id,
    options,
    price: row.price,
    price_up: row.price_up,
    price_down: row.price_down,
    best_choice: row.best_choice === 1,
    reduced: row.reduced === 1,
    offered: row.offered === 1,
    text: row.search.toLowerCase(),
    values: AROUND_VALUE + [...new Set(values)].join(''),
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function optionsBySet(db: Db): Promise<Map<number, string[]>> {
  const rows = await db.selectFrom('option_sets').selectAll().orderBy('option_id').execute();
  const sets = Map.groupBy(rows, ({ option_set }) => option_set);
  return new Map(
    [...sets].map(([set, own]) => [set, own.map(({ filter_id, option_id }) => `${filter_id}:${option_id}`)]),
  );
}
