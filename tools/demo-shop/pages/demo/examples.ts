import type { Db } from '../../db/schema.ts';
import { productsById } from '../../rules/catalogue.ts';
import type { Locale } from '../../rules/language.ts';
import type { Product } from '../../rules/product.ts';

const WANTED = ['orderable', 'soldOut', 'preOrder', 'preHeat', 'onRequest', 'eol', 'secondChance', 'bundle'] as const;

/** One product for each state of the buy button. */
export type Examples = Readonly<Record<(typeof WANTED)[number], Product>>;

function candidates(db: Db) {
  return db
    .selectFrom('products')
    .select('products.id')
    .where('category_id', 'is not', null)
    .orderBy('popularity', 'desc')
    .orderBy('id');
}

type Candidates = ReturnType<typeof candidates>;

function plain(query: Candidates): Candidates {
  return query.where('eol', '=', 0).where('price_on_request', '=', 0).where('pre_heat', '=', 0);
}

const FIND: Readonly<Record<keyof Examples, (all: Candidates) => Candidates>> = {
  orderable: (all) => plain(all).where('type', '=', 'product').where('stock', '>', 5),
  soldOut: (all) => plain(all).where('stock', '=', 0).where('pre_order', '=', 0),
  preOrder: (all) => plain(all).where('pre_order', '=', 1),
  preHeat: (all) => all.where('pre_heat', '=', 1),
  onRequest: (all) => all.where('price_on_request', '=', 1),
  eol: (all) => all.where('eol', '=', 1),
  secondChance: (all) => plain(all).where('type', '=', 'second-chance-product').where('stock', '>', 0),
  bundle: (all) => plain(all).where('type', '=', 'bundle').where('stock', '>', 0),
};

/** Finds the examples. A product that can be bought replaces a state that the stock lacks. */
export async function examplesOf(db: Db, locale: Locale): Promise<Examples> {
  const rows = await Promise.all(WANTED.map((state) => FIND[state](candidates(db)).executeTakeFirst()));
  const products = await Promise.all(
    rows.map(async (row) => (row ? (await productsById(db, locale, [row.id]))[0] : undefined)),
  );
  const [standIn] = products;
  if (!standIn) throw new Error('The shop has nothing to sell');
  return Object.fromEntries(WANTED.map((state, at) => [state, products[at] ?? standIn])) as unknown as Examples;
}
