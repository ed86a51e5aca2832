import type { CategoryRow, Db } from '../db/schema.ts';
import type { Locale } from './language.ts';
import { wordsIn } from './language.ts';
import { matchingProducts, ordered, storedProducts } from './matching.ts';
import type { ProductQuery } from './matching.ts';
import type { Product } from './product.ts';
import { productIn } from './product.ts';

export { SORTS } from './matching.ts';
export type { Sort } from './matching.ts';

export interface Category {
  id: number;
  parent_id: number | null;
  slug: string;
  /** `/omvormers`, `/omvormers/hybride`. */
  url: string;
  name: string;
  intro: string;
}

export interface CategoryBranch extends Category {
  children: Category[];
}

export interface ProductPage {
  products: Product[];
  total: number;
  page: number;
  pages: number;
}

/** The tree of categories, in the shop's order. */
export async function categories(db: Db, locale: Locale): Promise<CategoryBranch[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').execute();
  const all = rows.map((row) => categoryIn(locale, row));
  return all
    .filter((category) => category.parent_id === null)
    .map((branch) => ({ ...branch, children: all.filter((category) => category.parent_id === branch.id) }));
}

/** One page of a search. */
export async function products(db: Db, locale: Locale, query: ProductQuery): Promise<ProductPage> {
  const size = query.size ?? 24;
  const matching = matchingProducts(db, query);
  const { total } = await matching.select((count) => count.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, Math.trunc(query.page ?? 1) || 1), pages);
  const rows = await ordered(matching, query.sort ?? 'popular', locale)
    .selectAll('products')
    .select(['brands.name as brand_name', 'brands.slug as brand_slug'])
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { products: rows.map((row) => productIn(locale, row)), total, page, pages };
}

/** A product by its path without leading slash. */
export async function productBySlug(db: Db, locale: Locale, slug: string): Promise<Product | undefined> {
  const row = await storedProducts(db).where('products.slug', '=', slug).executeTakeFirst();
  return row && productIn(locale, row);
}

/** Products by id, in the order of the ids; unknown ids are left out. */
export async function productsById(db: Db, locale: Locale, ids: readonly string[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await storedProducts(db).where('products.id', 'in', ids).execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => productIn(locale, row)));
}

/** The same without those that are no longer sold, which are not recommended. */
export async function recommendedById(db: Db, locale: Locale, ids: readonly string[]): Promise<Product[]> {
  return (await productsById(db, locale, ids)).filter(({ eol }) => !eol);
}

/** Accessories of the product. */
export function accessoriesOf(db: Db, locale: Locale, id: Product['id']): Promise<Product[]> {
  return listedWith(db, locale, id, 'accessories');
}

/** Products that other customers also bought. */
export function relatedTo(db: Db, locale: Locale, id: Product['id']): Promise<Product[]> {
  return listedWith(db, locale, id, 'related');
}

/** The cheapest second chance of a new product that is in stock. */
export async function secondChanceOf(db: Db, locale: Locale, id: Product['id']): Promise<Product | undefined> {
  const row = await storedProducts(db)
    .where('products.second_chance_of', '=', String(id))
    .where('products.stock', '>', 0)
    .orderBy('products.price')
    .executeTakeFirst();
  return row && productIn(locale, row);
}

async function listedWith(
  db: Db,
  locale: Locale,
  id: Product['id'],
  list: 'accessories' | 'related',
): Promise<Product[]> {
  const row = await db.selectFrom('products').select(list).where('id', '=', String(id)).executeTakeFirst();
  return row ? recommendedById(db, locale, JSON.parse(row[list]) as string[]) : [];
}

function categoryIn(locale: Locale, row: CategoryRow): Category {
  return {
    id: row.id,
    parent_id: row.parent_id,
    slug: row.slug,
    url: `/${row.slug}`,
    name: wordsIn(row.name, locale),
    intro: wordsIn(row.intro, locale),
  };
}
