import type { Overview, OverviewProduct, SeoEntry } from '../../../../shared/contract/overview.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db } from '../../db/schema.ts';
import { bannersOf } from '../../seed/overview/banners.ts';
import { contentOf, seoTextsOf } from '../../seed/overview/content.ts';
import { withCardExtras, type CardReader } from '../card-extras.ts';
import { categories } from '../catalogue.ts';
import { paysNoVat } from '../exemption.ts';
import type { Shopper } from '../shopper.ts';
import type { Locale } from '../language.ts';
import { readSearch } from '../search/read-search.ts';
import { resultsOf } from '../search/results.ts';
import { arrivalTexts } from '../checkout/shipping.ts';
import { defaultCountry } from '../checkout/countries.ts';
import { brandsOf, filtersOf } from './filters.ts';
import { isListing, listingsOf, WHOLE_SHOP, type Listing } from './listings.ts';
import { overviewProduct } from './products.ts';
import { secondChances, storedListing, type ListedRow } from './stored.ts';

/** Repeats the products up to this number, as a test of performance. */
export const LARGE_LISTING = 10_000;

interface Wanted {
  readonly id: WireId;
  readonly type: string;
}

export function isLarge({ id }: Wanted): boolean {
  return String(id) === String(LARGE_LISTING);
}

export async function findListing(db: Db, locale: Locale, wanted: Wanted): Promise<Listing | undefined> {
  if (wanted.type === 'search') return resultsOf(readSearch(String(wanted.id)), locale);
  const sought = isLarge(wanted) ? { ...wanted, id: WHOLE_SHOP } : wanted;
  return listingsOf(await categories(db, locale), locale).find((candidate) => isListing(candidate, sought));
}

/** All data of a list, all products included; undefined when there is no such list. */
export async function readOverview(db: Db, shopper: Shopper, wanted: Wanted): Promise<Overview | undefined> {
  const listing = await findListing(db, shopper.locale, wanted);
  if (!listing) return undefined;
  const overview = await overviewOf(db, { ...shopper, isExempt: await paysNoVat(db, shopper) }, listing);
  return {
    ...overview,
    products: isLarge(wanted) ? repeated(overview.products, LARGE_LISTING) : overview.products,
    ...customerOf(shopper),
  };
}

/** For the form that mails when a product is back. */
export function customerOf({ person }: Pick<Shopper, 'person'>): Pick<Overview, 'name' | 'email'> {
  return {
    name: person && [person.first_name, person.middle_name, person.last_name].filter(Boolean).join(' '),
    email: person?.email ?? null,
  };
}

/** The same for a given list, without a customer. */
export async function overviewOf(
  db: Db,
  shopper: CardReader & Pick<Shopper, 'locale' | 'now'>,
  listing: Listing,
): Promise<Overview> {
  const { locale } = shopper;
  const [rows, offers] = await Promise.all([storedListing(db, locale, listing), offersOf(db, shopper)]);
  const { filters } = filtersOf(rows, locale);
  return {
    ...frameOf(listing, { filters, brands: brandsOf(rows, locale) }, locale),
    products: productsIn(rows, offers, shopper),
    name: null,
    email: null,
  };
}

/** Everything of a list beside its products. */
export function frameOf(
  listing: Listing,
  choosable: Pick<Overview, 'filters' | 'brands'>,
  locale: Locale,
): Omit<Overview, 'products' | 'name' | 'email'> {
  return {
    content: { ...contentOf(listing, locale), seo: seoOf(listing, choosable, locale) },
    ...choosable,
    subitems: listing.subitems.map(({ name, url }) => ({ name, url })),
    ...bannersOf(listing, locale),
  };
}

/** What the shop offers at this moment for all products, or for some. */
export async function offersOf(db: Db, shopper: Pick<Shopper, 'locale' | 'now'>, ids?: readonly string[]) {
  const [chances, arrivalOf] = await Promise.all([
    secondChances(db, ids),
    arrivalTexts(db, shopper, defaultCountry(shopper.locale)),
  ]);
  return { chances, arrivalOf };
}

/** Stored rows as the products of a list. */
export function productsIn(
  rows: readonly ListedRow[],
  { chances, arrivalOf }: Awaited<ReturnType<typeof offersOf>>,
  shopper: CardReader & Pick<Shopper, 'locale'>,
): OverviewProduct[] {
  const { options } = filtersOf(rows, shopper.locale);
  return rows.map((row, at) => {
    const second_chance = chances.get(row.id);
    return withCardExtras(
      overviewProduct(row, { locale: shopper.locale, options: options[at]!, second_chance, arrival: arrivalOf(row) }),
      shopper,
    );
  });
}

/** The texts for combinations of filters in this list. */
function seoOf(
  listing: Listing,
  { filters, brands }: Pick<Overview, 'filters' | 'brands'>,
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
