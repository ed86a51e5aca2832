import type { Overview } from '../../../../shared/contract/overview.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import type { FilterState } from '../../../../shared/rules/filter-path.ts';
import { filtered, sorted, type FilterOptions } from '../../../../shared/rules/listing.ts';
import { listingPage, type ListingPage } from '../../../../shared/rules/listing-pages.ts';
import type { Db } from '../../db/schema.ts';
import { productsById } from '../catalogue.ts';
import type { Locale } from '../language.ts';
import type { Product } from '../product.ts';
import type { Listing } from './listings.ts';
import { overviewOf } from './overview.ts';

/** One page of a list, as the server renders it. */
export interface OverviewPage {
  readonly listing: Listing;
  readonly overview: Overview;
  /** The active filters, without unknown ones, and an existing page. */
  readonly state: FilterState;
  readonly heading: { readonly name: string; readonly content: string };
  readonly products: readonly Product[];
  readonly total: number;
  readonly shown: ListingPage;
}

export async function readOverviewPage(
  db: Db,
  locale: Locale,
  listing: Listing,
  wanted: FilterState,
): Promise<OverviewPage> {
  const overview = await overviewOf(db, { locale }, listing);
  const state = known(wanted, overview);
  const found = sorted(filtered(overview.products, state, overview), state.sort);
  const shown = listingPage(found.length, state.page, bannerOf(overview) !== null);
  const ids = found.slice(shown.from, shown.to).map(({ id }) => String(id));
  return {
    listing,
    overview,
    state: { ...state, page: shown.page },
    heading: headingOf(listing, overview, state),
    products: await productsById(db, locale, ids),
    total: found.length,
    shown,
  };
}

/** The cells among the products. */
export function bannerOf({ productOverviewBanner, banners }: Overview): Overview['productOverviewBanner'] {
  return productOverviewBanner ?? banners[0] ?? null;
}

function known({ brands, filters, ...state }: FilterState, choices: FilterOptions): FilterState {
  const chosen = choices.filters.map(
    ({ url_alias, options }) => [url_alias, among(filters.get(url_alias) ?? [], options)] as const,
  );
  return {
    ...state,
    brands: among(brands, choices.brands),
    filters: new Map(chosen.filter(([, options]) => options.length > 0)),
  };
}

function among(aliases: readonly string[], there: readonly { readonly url_alias: string }[]): string[] {
  return aliases.filter((alias) => there.some(({ url_alias }) => url_alias === alias));
}

/** The texts for exactly this combination of filters, or those of the list. */
function headingOf(listing: Listing, { content, ...choices }: Overview, state: FilterState): OverviewPage['heading'] {
  const brands = choices.brands.filter(({ url_alias }) => state.brands.includes(url_alias));
  const options = choices.filters.flatMap((filter) =>
    filter.options.filter(({ url_alias }) => state.filters.get(filter.url_alias)?.includes(url_alias)),
  );
  const entry = content.seo.find(
    ({ brand_id, option_ids }) =>
      isSameSet(idsOf(brands), brand_id === null ? [] : [String(brand_id)]) &&
      isSameSet(idsOf(options), option_ids.map(String)),
  );
  return { name: entry?.name ?? listing.name, content: entry?.content ?? content.content ?? '' };
}

function idsOf(all: readonly { readonly id: WireId }[]): string[] {
  return all.map(({ id }) => String(id));
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id) => others.includes(id));
}

/** No filter is active; a sort order may be. */
export function isUnfiltered({ brands, filters, price, bestChoice, discount }: FilterState): boolean {
  const isPriced = price.min !== null || price.max !== null;
  return brands.length === 0 && filters.size === 0 && !isPriced && bestChoice === null && !discount;
}
