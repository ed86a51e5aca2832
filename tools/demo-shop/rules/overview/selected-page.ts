import type { Overview } from '../../../../shared/contract/overview.ts';
import type { Db } from '../../db/schema.ts';
import type { Locale } from '../language.ts';
import { NO_FILTERS, type Facets, type PriceLimits, type SearchEngine } from '../search/engine.ts';
import { filtersIn, scopeOf, sortIn } from '../search/list-filters.ts';
import { brandsOf, filtersWith } from './filters.ts';
import type { Listing } from './listings.ts';
import { frameOf } from './overview.ts';
import { partOf, type PagePart } from './paged.ts';
import { pageIn, selectionIn, withPage, type Selection } from './selection.ts';

/** What lists are read from. */
export interface Lists {
  readonly db: Db;
  readonly engine: SearchEngine;
}

/** Everything of a list beside its products. */
export interface Outline {
  readonly frame: ReturnType<typeof frameOf>;
  /** In cents. */
  readonly prices: PriceLimits;
  /** Of the whole list. */
  readonly facets: Facets;
}

/** What a selection shows of a list. */
export interface SelectedPage {
  /** Without what this list does not have; the page exists. */
  readonly selection: Selection;
  /** The ids of the products on the page, in their order. */
  readonly ids: readonly string[];
  readonly shown: PagePart;
  readonly facets: Facets;
}

export async function outlineOf({ db, engine }: Lists, locale: Locale, listing: Listing): Promise<Outline> {
  const scope = scopeOf(listing);
  const [facets, prices] = await Promise.all([engine.facets(scope, NO_FILTERS), engine.priceLimits(scope)]);
  const [options, brands] = await Promise.all([
    optionsWith(db, [...facets.options.keys()]),
    brandsWith(db, [...facets.brands.keys()]),
  ]);
  const choosable = { filters: filtersWith(options, locale), brands: brandsOf(brands, locale) };
  return { frame: frameOf(listing, choosable, locale), prices, facets };
}

export async function selectPage(
  { engine }: Lists,
  listing: Listing,
  { frame }: Outline,
  typed: Selection,
): Promise<SelectedPage> {
  const scope = scopeOf(listing);
  const selection = selectionIn(frame, typed);
  const filters = filtersIn(frame, selection);
  const facets = await engine.facets(scope, filters);
  const shown = partOf(facets.total, pageIn(selection), bannerOf(frame) !== null);
  const ids = await engine.productIds(scope, filters, {
    sort: sortIn(selection),
    from: shown.from,
    count: shown.count,
  });
  return { selection: withPage(selection, shown.page), ids, shown, facets };
}

/** The banner among the products. */
export function bannerOf({
  productOverviewBanner,
  banners,
}: Pick<Overview, 'productOverviewBanner' | 'banners'>): Overview['productOverviewBanner'] {
  return productOverviewBanner ?? banners[0] ?? null;
}

async function optionsWith(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('list_options').selectAll().where('id', 'in', ids).execute();
  return rows.map(({ id, filter_id, alias, name_nl: nl, name_de: de, name_en: en }) => ({
    id,
    filter_id,
    alias,
    name: { nl, de, en },
  }));
}

async function brandsWith(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('brands')
    .select(['id as brand_id', 'name as brand_name', 'slug as brand_slug'])
    .where('id', 'in', ids)
    .execute();
}
