import type { Overview, OverviewProduct } from '../../../../shared/contract/overview.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import { productsById } from '../catalogue.ts';
import type { Product } from '../product.ts';
import type { Facets } from '../search/engine.ts';
import type { Shopper } from '../shopper.ts';
import type { Listing } from './listings.ts';
import { offersOf, productsIn } from './overview.ts';
import type { PagePart } from './paged.ts';
import { outlineOf, selectPage, type Lists, type Outline } from './selected-page.ts';
import { isSelected, type Selection } from './selection.ts';
import { storedWithIds } from './stored.ts';

/** What a card of a list says beside the product itself. */
type CardFacts = Pick<OverviewProduct, 'overlay_image' | 'info' | 'upsell_label' | 'second_chance'>;

/** A product of a list. */
export type CardProduct = Product & Partial<CardFacts>;

/** One page of a list, as the server renders it. */
export interface OverviewPage {
  readonly listing: Listing;
  readonly overview: Outline['frame'];
  /** Without what this list does not have; the page exists. */
  readonly selection: Selection;
  readonly heading: { readonly name: string; readonly content: string };
  readonly products: readonly CardProduct[];
  readonly total: number;
  /** How many products each option shows. */
  readonly counts: Facets;
  readonly hasBestChoice: boolean;
  /** Of the whole list, in cents. */
  readonly prices: Outline['prices'];
  readonly shown: PagePart;
}

export async function readOverviewPage(
  lists: Lists,
  shopper: Pick<Shopper, 'locale' | 'extras' | 'now'>,
  listing: Listing,
  typed: Selection,
): Promise<OverviewPage> {
  const outline = await outlineOf(lists, shopper.locale, listing);
  const { frame: overview, prices } = outline;
  const { selection, ids, shown, facets } = await selectPage(lists, listing, outline, typed);
  return {
    listing,
    overview,
    selection,
    heading: headingOf(listing, overview, selection),
    products: await cardProducts(lists, shopper, ids),
    total: facets.total,
    counts: facets,
    hasBestChoice: outline.facets.bestChoice.yes > 0 && outline.facets.bestChoice.no > 0,
    prices,
    shown,
  };
}

async function cardProducts(
  { db }: Lists,
  shopper: Pick<Shopper, 'locale' | 'extras' | 'now'>,
  ids: readonly string[],
): Promise<CardProduct[]> {
  const [products, rows, offers] = await Promise.all([
    productsById(db, shopper.locale, ids),
    storedWithIds(db, shopper.locale, ids),
    offersOf(db, shopper, ids),
  ]);
  const listed = new Map(productsIn(rows, offers, shopper).map((product) => [product.id, product]));
  return products.map((product) => ({ ...factsOf(listed.get(product.id)), ...product }));
}

function factsOf(listed: OverviewProduct | undefined): Partial<CardFacts> {
  if (!listed) return {};
  const { overlay_image, info, upsell_label, second_chance } = listed;
  return { overlay_image, info, upsell_label, second_chance };
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
