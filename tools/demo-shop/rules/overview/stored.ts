import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Locale } from '../language.ts';
import { isFound } from '../search/condition.ts';
import { LIST_ORDER } from '../search/list-order.ts';
import type { Listing } from './listings.ts';

/** The products of a list, without the long texts. */
export function storedListing(db: Db, locale: Locale, { type, category, search }: Listing) {
  let query = listedRows(db, locale).where('products.category_id', 'is not', null);
  if (category) query = query.where('products.category_id', 'in', within(db, category.id));
  if (type === 'discount') query = query.whereRef('products.from_price', '>', 'products.price');
  if (search !== undefined) query = query.where(isFound(search));
  return query.orderBy(LIST_ORDER).execute();
}

/** The same of some products, in the order of their ids. */
export async function storedWithIds(db: Db, locale: Locale, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const rows = await listedRows(db, locale).where('products.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function listedRows(db: Db, locale: Locale) {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .select([
      'products.id',
      'products.type',
      'products.sku',
      'products.slug',
      `products.name_${locale} as name`,
      'products.short_detail',
      'products.specifications',
      'products.category_id',
      'products.price',
      'products.from_price',
      'products.stock',
      'products.rating',
      'products.reviews',
      'products.popularity',
      'products.pre_order',
      'products.pre_heat',
      'products.price_on_request',
      'products.eol',
      'products.has_tax_exemption',
      'products.best_choice',
      'brands.id as brand_id',
      'brands.name as brand_name',
      'brands.slug as brand_slug',
    ]);
}

export type ListedRow = Awaited<ReturnType<typeof storedListing>>[number];

export type SecondChances = ReadonlyMap<string, { readonly price: number; readonly url: string }>;

/** The cheapest second chance in stock, by the id of the new product: of all products, or of some. */
export async function secondChances(db: Db, ids?: readonly string[]): Promise<SecondChances> {
  if (ids?.length === 0) return new Map();
  let query = db.selectFrom('products').where('second_chance_of', 'is not', null).where('stock', '>', 0);
  if (ids) query = query.where('second_chance_of', 'in', ids);
  const rows = await query
    .select(['second_chance_of', 'price', sql<string>`'/' || slug`.as('url')])
    .orderBy('price', 'desc')
    .execute();
  return new Map(rows.map(({ second_chance_of, price, url }) => [second_chance_of!, { price, url }]));
}

function within(db: Db, category: number) {
  return db
    .selectFrom('categories')
    .select('categories.id')
    .where((either) =>
      either.or([either('categories.id', '=', category), either('categories.parent_id', '=', category)]),
    );
}
