import type { Overview, OverviewProduct, SeoEntry } from '../../../../shared/contract/overview.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db } from '../../db/schema.ts';
import { bannersOf } from '../../seed/overview/banners.ts';
import { contentOf, seoTextsOf } from '../../seed/overview/content.ts';
import { withCardExtras } from '../card-extras.ts';
import { categories } from '../catalogue.ts';
import type { Shopper } from '../shopper.ts';
import { brandsOf, filtersOf, type Choosable } from './filters.ts';
import { isListing, listingsOf, WHOLE_SHOP, type Listing } from './listings.ts';
import { overviewProduct } from './products.ts';
import { secondChances, storedListing } from './stored.ts';

/** Repeats the products up to this number, as a test of performance. */
export const LARGE_LISTING = 10_000;

/** All data of a list, all products included; undefined when there is no such list. */
export async function readOverview(
  db: Db,
  shopper: Shopper,
  wanted: { readonly id: WireId; readonly type: string },
): Promise<Overview | undefined> {
  const { locale, person } = shopper;
  const isLarge = String(wanted.id) === String(LARGE_LISTING);
  const tree = await categories(db, locale);
  const listing = listingsOf(tree, locale).find((candidate) =>
    isListing(candidate, isLarge ? { ...wanted, id: WHOLE_SHOP } : wanted),
  );
  if (!listing) return undefined;
  const overview = await overviewOf(db, shopper, listing);
  return {
    ...overview,
    products: isLarge ? repeated(overview.products, LARGE_LISTING) : overview.products,
    name: person && [person.first_name, person.middle_name, person.last_name].filter(Boolean).join(' '),
    email: person?.email ?? null,
  };
}

/** The same for a given list, without a customer. */
export async function overviewOf(
  db: Db,
  shopper: Pick<Shopper, 'locale' | 'extras'>,
  listing: Listing,
): Promise<Overview> {
  const { locale } = shopper;
  const [rows, chances] = await Promise.all([storedListing(db, locale, listing), secondChances(db)]);
  const { filters, options } = filtersOf(rows, locale);
  const brands = brandsOf(rows, locale);
  const products = rows.map((row, at) =>
    withCardExtras(
      overviewProduct(row, { locale, options: options[at]!, second_chance: chances.get(row.id) }),
      shopper,
    ),
  );
  return {
    content: { ...contentOf(listing, locale), seo: seoOf(listing, { filters, brands }, locale) },
    products,
    filters,
    brands,
    subitems: listing.subitems.map(({ name, url }) => ({ name, url })),
    ...bannersOf(listing, locale),
    name: null,
    email: null,
  };
}

/** The texts for combinations of filters in this list. */
function seoOf(
  listing: Listing,
  { filters, brands }: Pick<Choosable, 'filters'> & Pick<Overview, 'brands'>,
  locale: Shopper['locale'],
): SeoEntry[] {
  const optionIds = new Map<string, string>(
    filters.flatMap((filter) =>
      filter.options.map((option) => [`${filter.url_alias}:${option.url_alias}`, String(option.id)] as const),
    ),
  );
  return seoTextsOf(listing, locale).flatMap(({ brand, options, name, content }) => {
    const brandId = brands.find(({ url_alias }) => url_alias === brand)?.id ?? null;
    const ids = options.flatMap((option) => optionIds.get(option) ?? []);
    if ((brand !== undefined && brandId === null) || ids.length < options.length) return [];
    return [{ brand_id: brandId, option_ids: ids, name, content }];
  });
}

function repeated(products: readonly OverviewProduct[], count: number): OverviewProduct[] {
  if (products.length === 0) return [];
  return Array.from({ length: count }, (_, at) => {
    const product = products[at % products.length]!;
    const round = Math.floor(at / products.length);
    return round === 0 ? product : { ...product, id: `${product.id}~${round}` };
  });
}
