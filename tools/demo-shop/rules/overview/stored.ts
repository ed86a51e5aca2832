import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { Locale } from '../language.ts';
import type { Listing } from './listings.ts';

/** The products of a list, best sold first, without the long texts. */
export function storedListing(db: Db, locale: Locale, { type, category }: Listing) {
  let query = db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .where('products.category_id', 'is not', null);
  if (category) query = query.where('products.category_id', 'in', within(db, category.id));
  if (type === 'discount') query = query.whereRef('products.from_price', '>', 'products.price');
  return query
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
    ])
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id')
    .execute();
}

export type ListedRow = Awaited<ReturnType<typeof storedListing>>[number];

/** The cheapest second chance in stock, by the id of the new product. */
export async function secondChances(db: Db): Promise<Map<string, { price: number; url: string }>> {
  const rows = await db
    .selectFrom('products')
    .select(['second_chance_of', 'price', sql<string>`'/' || slug`.as('url')])
    .where('second_chance_of', 'is not', null)
    .where('stock', '>', 0)
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
