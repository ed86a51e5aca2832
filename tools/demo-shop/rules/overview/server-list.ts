import type { Overview } from '../../../../shared/contract/overview.ts';
import { hasExtra } from '../../extras.ts';
import { paysNoVat } from '../exemption.ts';
import type { Facets } from '../search/engine.ts';
import type { Shopper } from '../shopper.ts';
import type { Listing } from './listings.ts';
import { customerOf, offersOf, productsIn } from './overview.ts';
import { outlineOf, selectPage, type Lists, type Outline } from './selected-page.ts';
import { readListAddress } from './selection.ts';
import { storedWithIds } from './stored.ts';

/** What a page answers. */
export type ListPage = Required<Pick<Overview, 'products' | 'total' | 'page'>> & Pick<Overview, 'counts'>;

/** The first answer of a list that stays on the server: everything but its other products. */
export async function readServerList(
  lists: Lists,
  shopper: Shopper,
  listing: Listing,
  path: string | undefined,
): Promise<Overview> {
  const outline = await outlineOf(lists, shopper.locale, listing);
  const { frame, prices, facets } = outline;
  return {
    ...frame,
    ...customerOf(shopper),
    ...(await pageIn(lists, shopper, { listing, outline }, path)),
    mode: 'server',
    ...(path !== undefined && { path }),
    ...(prices.min !== null && prices.max !== null && { prices: { min: prices.min, max: prices.max } }),
    has_best_choice: facets.bestChoice.yes > 0 && facets.bestChoice.no > 0,
    ...(hasExtra(shopper, 'cached-lists') && { readUrl: readUrlOf(listing, shopper) }),
  };
}

/** One page of the list. */
export async function readListPage(lists: Lists, shopper: Shopper, listing: Listing, path: string): Promise<ListPage> {
  const outline = await outlineOf(lists, shopper.locale, listing);
  return pageIn(lists, shopper, { listing, outline }, path);
}

async function pageIn(
  lists: Lists,
  shopper: Shopper,
  { listing, outline }: { readonly listing: Listing; readonly outline: Outline },
  path = '/',
): Promise<ListPage> {
  const { ids, shown, facets } = await selectPage(lists, listing, outline, readListAddress(path).selection);
  const [rows, offers, isExempt] = await Promise.all([
    storedWithIds(lists.db, shopper.locale, ids),
    offersOf(lists.db, shopper, ids),
    paysNoVat(lists.db, shopper),
  ]);
  return {
    products: productsIn(rows, offers, { ...shopper, isExempt }),
    total: facets.total,
    page: shown.page,
    ...(!hasExtra(shopper, 'uncounted-lists') && { counts: countsIn(facets, outline) }),
  };
}

function countsIn(
  { brands, options, bestChoice, reduced }: Facets,
  { frame }: Outline,
): NonNullable<Overview['counts']> {
  const known = frame.filters.flatMap((filter) => filter.options.map(({ id }) => String(id)));
  return {
    brands: Object.fromEntries(brands),
    options: Object.fromEntries(known.flatMap((id) => (options.has(id) ? [[id, options.get(id)!]] : []))),
    best_choice: { ...bestChoice },
    discount: { yes: reduced },
  };
}

/** The language is a part of the address, because answers are cached by it. */
function readUrlOf({ id, type, search }: Listing, { locale }: Shopper): string {
  const query = new URLSearchParams({ id: search ?? String(id), type, language: locale });
  return `/product-overview/page?${query}`;
}
