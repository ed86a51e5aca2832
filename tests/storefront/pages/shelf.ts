import { shopperOf, type ShopApp, type ShopContext } from '../context.ts';
import { wantsPage } from '../input.ts';
import {
  accessoriesOf,
  categoryBySlug,
  productBySlug,
  products,
  relatedTo,
  secondChanceOf,
  SORTS,
  type Category,
  type Sort,
} from '../rules/catalogue.ts';
import { partnersOf } from '../rules/combinations.ts';
import type { Product } from '../rules/product.ts';
import { category } from './category.ts';
import { notFound } from './not-found.ts';
import { product } from './product.ts';
import { send } from './send.ts';
import { visitOf } from './visit-of.ts';
import type { Visit } from './visit.ts';

/** Links in the place of the block of combinations. */
const PARTNERS_AT_MOST = 5;

/** Every other address is a category, a product, or nothing. */
export function mountShelf(app: ShopApp): void {
  app.get('*', async (context) => {
    const { pathname } = new URL(context.req.url);
    if (/^\/(media|widgets|assets|favicon)\b/.test(pathname)) return context.text('Not found.', 404);
    if (!wantsPage(context)) return context.json({ message: 'Not found.' }, 404);
    const visit = await visitOf(context);
    const slug = pathname.slice(1);
    return (
      (await showCategory(context, visit, slug)) ??
      (await showProduct(context, visit, slug)) ??
      send(context, visit, notFound(visit), 404)
    );
  });
}

export function sortIn(context: ShopContext): Sort {
  const wanted = context.req.query('sort');
  return SORTS.find((sort) => sort === wanted) ?? 'popular';
}

async function showCategory(context: ShopContext, visit: Visit, slug: string): Promise<Response | undefined> {
  const { db } = context.get('shop');
  const found = await categoryBySlug(db, visit.locale, slug);
  if (!found) return undefined;
  const sort = sortIn(context);
  const page = Number(context.req.query('page') ?? 1);
  const list = await products(db, visit.locale, { category: found.id, sort, page });
  const children = visit.categories.find(({ id }) => id === found.id)?.children ?? [];
  return send(
    context,
    visit,
    category({ category: found, way: wayTo(found.parent_id, visit), children, list, sort }, visit),
  );
}

async function showProduct(context: ShopContext, visit: Visit, slug: string): Promise<Response | undefined> {
  const { db } = context.get('shop');
  const found = await productBySlug(db, visit.locale, slug);
  if (!found || found.category_id === null) return undefined;
  const [accessories, related, secondChance, partners] = await Promise.all([
    accessoriesOf(db, visit.locale, found.id),
    relatedTo(db, visit.locale, found.id),
    secondChanceOf(db, visit.locale, found.id),
    partnersOf(db, shopperOf(context), found.id),
  ]);
  const view = {
    product: found,
    way: wayTo(found.category_id, visit),
    accessories: few(accessories),
    related: few(related),
    secondChance,
    partners: partners.slice(0, PARTNERS_AT_MOST),
  };
  return send(context, visit, product(view, visit));
}

/** The categories from the top down to this one. */
function wayTo(id: number | null, { categories: all }: Pick<Visit, 'categories'>): Category[] {
  const branch = all.find((main) => main.id === id || main.children.some((child) => child.id === id));
  if (!branch) return [];
  return branch.id === id ? [branch] : [branch, ...branch.children.filter((child) => child.id === id)];
}

/** One row of a wide screen. */
function few(all: readonly Product[]): Product[] {
  return all.slice(0, 4);
}
