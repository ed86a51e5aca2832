import type { Overview } from '../../../../shared/contract/overview.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import type { Db } from '../../db/schema.ts';
import { productsById } from '../catalogue.ts';
import type { Locale } from '../language.ts';
import type { Product } from '../product.ts';
import type { Listing } from './listings.ts';
import { overviewOf } from './overview.ts';
import { paged, type ListPage } from './paged.ts';
import { selectedProducts } from './selected-products.ts';
import { isSelected, pageIn, selectionIn, withPage, type Selection } from './selection.ts';

/** One page of a list, as the server renders it. */
export interface OverviewPage {
  readonly listing: Listing;
  readonly overview: Overview;
  /** Without what this list does not have; the page exists. */
  readonly selection: Selection;
  readonly heading: { readonly name: string; readonly content: string };
  readonly products: readonly Product[];
  readonly total: number;
  readonly shown: Omit<ListPage<unknown>, 'products'>;
}

export async function readOverviewPage(
  db: Db,
  locale: Locale,
  listing: Listing,
  typed: Selection,
): Promise<OverviewPage> {
  const overview = await overviewOf(db, { locale }, listing);
  const selection = selectionIn(overview, typed);
  const matches = selectedProducts(overview, selection);
  const { products, ...shown } = paged(matches, pageIn(selection), bannerOf(overview) !== null);
  return {
    listing,
    overview,
    selection: withPage(selection, shown.page),
    heading: headingOf(listing, overview, selection),
    products: await productsById(
      db,
      locale,
      products.map(({ id }) => String(id)),
    ),
    total: matches.length,
    shown,
  };
}

/** The cells among the products. */
export function bannerOf({ productOverviewBanner, banners }: Overview): Overview['productOverviewBanner'] {
  return productOverviewBanner ?? banners[0] ?? null;
}

/** The texts for exactly this combination of filters, or those of the list. */
function headingOf(listing: Listing, { content, ...choices }: Overview, selection: Selection): OverviewPage['heading'] {
  const brands = choices.brands.filter(({ url_alias }) => isSelected(selection, 'brand', url_alias));
  const options = choices.filters.flatMap((filter) =>
    filter.options.filter(({ url_alias }) => isSelected(selection, filter.url_alias, url_alias)),
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
