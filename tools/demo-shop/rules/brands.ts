import type { Db } from '../db/schema.ts';
import type { Locale } from './language.ts';
import { storedProducts } from './matching.ts';
import { productIn, type Brand, type Product } from './product.ts';

export interface BrandAtCategory extends Brand {
  readonly category: number;
}

/** The brands with most products in each subcategory, in that order. */
export async function brandsInCategories(db: Db, atMost: number): Promise<BrandAtCategory[]> {
  // Every page has this menu. Counting before the join reads an index instead of all products.
  const rows = await db
    .with('counted', (counts) =>
      counts
        .selectFrom('products')
        .select(['category_id', 'brand_id', ({ fn }) => fn.countAll().as('products')])
        .where('category_id', 'is not', null)
        .groupBy(['category_id', 'brand_id']),
    )
    .selectFrom('counted')
    .innerJoin('brands', 'brands.id', 'counted.brand_id')
    .select(['brands.id', 'brands.name', 'brands.slug', 'counted.category_id as category'])
    .orderBy('counted.products', 'desc')
    .orderBy('brands.name')
    .execute();
  const places = new Map<number, number>();
  return rows.flatMap(({ category, ...brand }) => {
    const place = places.get(category!) ?? 0;
    places.set(category!, place + 1);
    return place < atMost ? [{ ...brand, category: category! }] : [];
  });
}

export function brandBySlug(db: Db, slug: string): Promise<Brand | undefined> {
  return db.selectFrom('brands').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** The bestsellers of a brand. */
export async function popularOf(db: Db, locale: Locale, brand: Brand, atMost: number): Promise<Product[]> {
  const rows = await storedProducts(db)
    .where('products.brand_id', '=', brand.id)
    .where('products.category_id', 'is not', null)
    .where('products.eol', '=', 0)
    .orderBy('products.popularity', 'desc')
    .orderBy('products.id')
    .limit(atMost)
    .execute();
  return rows.map((row) => productIn(locale, row));
}
