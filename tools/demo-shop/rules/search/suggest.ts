import type { Suggestions } from '../../../../shared/contract/search.ts';
import type { Db } from '../../db/schema.ts';
import { categories, products, type Category } from '../catalogue.ts';
import type { Locale } from '../language.ts';
import { matchingProducts } from '../matching.ts';
import type { Product } from '../product.ts';
import { hasTerm, termsOf, type Term } from './terms.ts';

/** So many fit above the keyboard of a telephone, and into the window of a laptop. */
const PRODUCTS = 6;
const LINKS = 3;

/** What a shopper may mean who has typed this much. */
export async function suggest(db: Db, locale: Locale, typed: string): Promise<Suggestions> {
  const terms = termsOf(typed);
  if (terms.length === 0) return { products: [], categories: [], brands: [], total: 0 };
  const [best, shelves, brands] = await Promise.all([
    products(db, locale, { search: typed, size: PRODUCTS }),
    categoriesFor(db, locale, typed, terms),
    brandsFor(db, typed, terms),
  ]);
  return {
    products: best.products.map((product) => suggestionOf(product)),
    categories: shelves.map(({ name, url }) => ({ name, url })),
    brands: brands.map(({ name, slug }) => ({ name, url: `/merken/${slug}` })),
    total: best.total,
  };
}

function suggestionOf({ id, type, sku, name, url, mobile_image, price, price_on_request }: Product) {
  return {
    id,
    type,
    sku,
    name,
    url,
    image: mobile_image,
    price: price_on_request ? null : price,
    price_on_request,
    price_from: false,
  };
}

/** Those that are named, then those in which most of the products are. */
async function categoriesFor(db: Db, locale: Locale, typed: string, terms: readonly Term[]): Promise<Category[]> {
  const tree = (await categories(db, locale)).flatMap((branch) => [branch, ...branch.children]);
  const rows = await matchingProducts(db, { search: typed })
    .select(['products.category_id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('products.category_id')
    .orderBy('count', 'desc')
    .orderBy('products.category_id')
    .limit(LINKS)
    .execute();
  const named = tree.filter(({ name }) => terms.some((term) => hasTerm(name, term)));
  const filled = rows.flatMap(({ category_id }) => tree.filter(({ id }) => id === category_id));
  return [...new Set([...named, ...filled])].slice(0, LINKS);
}

/** Those that are named, or else those of most of the products. */
async function brandsFor(db: Db, typed: string, terms: readonly Term[]) {
  const [rows, all] = await Promise.all([
    matchingProducts(db, { search: typed })
      .select(['brands.id', 'brands.name', 'brands.slug', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy(['brands.id', 'brands.name', 'brands.slug'])
      .orderBy('count', 'desc')
      .orderBy('brands.name')
      .limit(LINKS)
      .execute(),
    db.selectFrom('brands').select(['id', 'name', 'slug']).orderBy('name').execute(),
  ]);
  const named = all.filter(({ name }) => terms.some((term) => hasTerm(name, term)));
  return (named.length > 0 ? named : rows).slice(0, LINKS);
}
