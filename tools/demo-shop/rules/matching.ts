import { sql } from 'kysely';
import type { Db, ProductType } from '../db/schema.ts';
import type { Locale } from './language.ts';
import { isFound } from './search/condition.ts';
import { LIST_ORDER } from './search/list-order.ts';

/** Sort orders of a list; an unknown one means `popular`. */
export const SORTS = ['popular', 'price-up', 'price-down', 'rating', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export interface ProductQuery {
  /** What a shopper has typed: every term must occur in name, brand, sku, category or specifications. */
  search?: string;
  type?: ProductType;
  sort?: Sort;
  /** Counted from 1; out of range means the nearest page. */
  page?: number;
  /** Products per page; 24 by default. */
  size?: number;
}

/** Every product with its brand. */
export function storedProducts(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .selectAll('products')
    .select(['brands.name as brand_name', 'brands.slug as brand_slug']);
}

/** Products for sale that match the query. */
export function matchingProducts(db: Db, { search, type }: ProductQuery) {
  let query = db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .where('products.category_id', 'is not', null);
  if (type) query = query.where('products.type', '=', type);
  return search ? query.where(isFound(search)) : query;
}

/** Sorts a list. Equal products are sorted by id, so that pages do not overlap. */
export function ordered(query: ReturnType<typeof matchingProducts>, sort: Sort, locale: Locale) {
  // Products with a price on request are last in both directions.
  if (sort === 'price-up')
    return query.orderBy('products.price_on_request').orderBy('products.price').orderBy('products.id');
  if (sort === 'price-down')
    return query.orderBy('products.price_on_request').orderBy('products.price', 'desc').orderBy('products.id');
  if (sort === 'rating')
    return query
      .orderBy(sql`coalesce(products.rating, 0)`, 'desc')
      .orderBy('products.reviews', 'desc')
      .orderBy('products.id');
  if (sort === 'name') return query.orderBy(`products.name_${locale}`).orderBy('products.id');
  return query.orderBy(LIST_ORDER);
}
