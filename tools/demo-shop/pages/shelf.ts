import { shopperOf, type ShopApp, type ShopContext } from '../context.ts';
import { wantsPage } from '../input.ts';
import {
  accessoriesOf,
  productBySlug,
  relatedTo,
  secondChanceOf,
  SORTS,
  type Category,
  type Sort,
} from '../rules/catalogue.ts';
import { listingsOf } from '../rules/overview/listings.ts';
import { readOverviewPage } from '../rules/overview/page.ts';
import {
  eurosIn,
  listAddress,
  readListAddress,
  SORTS as LIST_SORTS,
  withValues,
  writtenRange,
  type ListAddress,
} from '../rules/overview/selection.ts';
import { partnersOf, readCombination } from '../rules/combinations.ts';
import { readBrandFaq } from '../rules/brand-faq.ts';
import { mediaOf } from '../rules/product-media.ts';
import type { Product } from '../rules/product.ts';
import { readReviews } from '../rules/reviews.ts';
import { defaultCountry } from '../rules/checkout/countries.ts';
import { earliestDelivery } from '../rules/checkout/shipping.ts';
import { cachePage } from './cache-page.ts';
import { notFound } from './not-found.ts';
import { overviewPage } from './overview/page.ts';
import { productPage } from './product/page.ts';
import { send } from './send.ts';
import { visitOf } from './visit-of.ts';
import type { Visit } from './visit.ts';

/** All other addresses: a list, a product, or not found. */
export function mountShelf(app: ShopApp): void {
  app.get('*', cachePage, async (context) => {
    // Pictures and files are served without a session.
    if (!context.get('session')) return context.text('Not found.', 404);
    if (!wantsPage(context)) return context.json({ message: 'Not found.' }, 404);
    const visit = await visitOf(context);
    return (
      (await showListing(context, visit)) ??
      (await showProduct(context, visit, new URL(context.req.url).pathname.slice(1))) ??
      send(context, visit, notFound(visit), 404)
    );
  });
}

export function sortIn(context: ShopContext): Sort {
  const wanted = context.req.query('sort');
  return SORTS.find((sort) => sort === wanted) ?? 'popular';
}

/** The filters are in the path. Forms send a query, which becomes part of the path. */
async function showListing(context: ShopContext, visit: Visit): Promise<Response | undefined> {
  const address = readListAddress(new URL(context.req.url).pathname);
  const { base, selection } = address;
  const listing = listingsOf(visit.categories, visit.locale).find(({ url }) => url === base);
  if (!listing) return undefined;
  const typed = addressWithFields(context, address);
  if (typed !== undefined) return context.redirect(typed, 303);
  const view = await readOverviewPage(context.get('shop'), shopperOf(context), listing, selection);
  return send(context, visit, overviewPage(view, visit));
}

/** The address with the order or the prices of a form in its path. Undefined where no form was sent. */
export function addressWithFields(context: ShopContext, { base, selection }: ListAddress): string | undefined {
  const { searchParams } = new URL(context.req.url);
  const sort = searchParams.get('sort');
  if (sort === '') return listAddress(base, withValues(selection, 'sort', []));
  if (LIST_SORTS.some((known) => known === sort)) return listAddress(base, withValues(selection, 'sort', [sort!]));
  if (!searchParams.has('min') && !searchParams.has('max')) return undefined;
  const range = writtenRange({ min: eurosIn(searchParams.get('min')), max: eurosIn(searchParams.get('max')) });
  return listAddress(base, withValues(selection, 'price', range ? [range] : []));
}

async function showProduct(context: ShopContext, visit: Visit, slug: string): Promise<Response | undefined> {
  const { db } = context.get('shop');
  const product = await productBySlug(db, visit.locale, slug);
  if (!product || product.category_id === null) return undefined;
  const way = wayTo(product.category_id, visit);
  const id = String(product.id);
  const { reviews: page = 1, stars, order } = context.req.query();
  const shopper = shopperOf(context);
  const [accessories, related, secondChance, combination, partners, reviews, questions, delivery] = await Promise.all([
    accessoriesOf(db, visit.locale, product.id),
    relatedTo(db, visit.locale, product.id),
    secondChanceOf(db, visit.locale, product.id),
    readCombination(db, shopper, product.id),
    partnersOf(db, shopper, product.id),
    readReviews(db, shopper, { id, page: Number(page), rating: Number(stars), order }),
    readBrandFaq(db, visit.locale, product.brand.id),
    product.in_stock ? earliestDelivery(db, shopper, product, defaultCountry(visit.locale)) : undefined,
  ]);
  if (!reviews) return undefined;
  const view = {
    product,
    way,
    media: mediaOf(product, way.at(-1)?.slug ?? '', visit.locale),
    accessories: few(accessories),
    related: few(related),
    secondChance,
    combination,
    partners,
    reviews,
    questions,
    delivery,
  };
  return send(context, visit, productPage(view, visit));
}

/** The categories from the main category to this one. */
function wayTo(id: number | null, { categories: all }: Pick<Visit, 'categories'>): Category[] {
  const branch = all.find((main) => main.id === id || main.children.some((child) => child.id === id));
  if (!branch) return [];
  return branch.id === id ? [branch] : [branch, ...branch.children.filter((child) => child.id === id)];
}

/** One row on a wide screen. */
function few(all: readonly Product[]): Product[] {
  return all.slice(0, 4);
}
