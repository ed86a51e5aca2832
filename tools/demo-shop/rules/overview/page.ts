import type { Overview } from '../../../../shared/contract/overview.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import { productsById } from '../catalogue.ts';
import type { Locale } from '../language.ts';
import type { Product } from '../product.ts';
import type { Listing } from './listings.ts';
import type { PagePart } from './paged.ts';
import { outlineOf, selectPage, type Lists, type Outline } from './selected-page.ts';
import { isSelected, type Selection } from './selection.ts';

/** One page of a list, as the server renders it. */
export interface OverviewPage {
  readonly listing: Listing;
  readonly overview: Outline['frame'];
  /** Without what this list does not have; the page exists. */
  readonly selection: Selection;
  readonly heading: { readonly name: string; readonly content: string };
  readonly products: readonly Product[];
  readonly total: number;
  /** Of the whole list, in cents. */
  readonly prices: Outline['prices'];
  readonly shown: PagePart;
}

export async function readOverviewPage(
  lists: Lists,
  locale: Locale,
  listing: Listing,
  typed: Selection,
): Promise<OverviewPage> {
  const outline = await outlineOf(lists, locale, listing);
  const { frame: overview, prices } = outline;
  const { selection, ids, shown, facets } = await selectPage(lists, listing, outline, typed);
  return {
    listing,
    overview,
    selection,
    heading: headingOf(listing, overview, selection),
    products: await productsById(lists.db, locale, ids),
    total: facets.total,
    prices,
    shown,
  };
}

/** The texts for exactly this combination of filters, or those of the list. */
function headingOf(
  listing: Listing,
  { content, ...choices }: Pick<Overview, 'content' | 'brands' | 'filters'>,
  selection: Selection,
): OverviewPage['heading'] {
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
