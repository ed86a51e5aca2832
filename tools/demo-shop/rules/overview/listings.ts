import type { WireId } from '../../../../shared/contract/wire.ts';
import { LISTING_WORDS } from '../../seed/overview/listing-words.ts';
import type { Category, CategoryBranch } from '../catalogue.ts';
import type { Locale } from '../language.ts';

/** The ids of the list of all products, and of all offers. */
export const WHOLE_SHOP = 1;

/** A list of products with a page of its own. */
export interface Listing {
  readonly type: 'category' | 'discount' | 'search';
  /** The id of the category, also for its offers. */
  readonly id: number;
  readonly url: string;
  /** Short name in addresses and texts. */
  readonly alias: string;
  readonly name: string;
  readonly intro: string;
  /** Null for the whole shop. */
  readonly category: Category | null;
  /** The category and those within it. */
  readonly categoryIds: readonly number[];
  readonly parent: Pick<Listing, 'url' | 'name'> | null;
  readonly subitems: readonly Pick<Listing, 'url' | 'name'>[];
  /** What was typed, for a list of results. */
  readonly search?: string;
}

/** All lists of the shop: all products, categories, offers, and the offers of each main category. */
export function listingsOf(tree: readonly CategoryBranch[], locale: Locale): Listing[] {
  const { wholeShop, discounts, discountsIn } = LISTING_WORDS[locale];
  const reducedUrl = ({ url }: Category) => `/aanbiedingen${url}`;
  const whole = { id: WHOLE_SHOP, category: null, categoryIds: [], parent: null };
  const reduced = { name: discounts.name, url: '/aanbiedingen' };
  return [
    { ...whole, ...wholeShop, type: 'category', url: '/assortiment', alias: 'assortiment', subitems: tree },
    ...tree.flatMap((branch) => [
      ofCategory(branch, null, branch.children),
      ...branch.children.map((child) => ofCategory(child, branch, [])),
    ]),
    {
      ...whole,
      ...discounts,
      ...reduced,
      type: 'discount',
      alias: 'aanbiedingen',
      subitems: tree.map((branch) => ({ name: branch.name, url: reducedUrl(branch) })),
    },
    ...tree.map((branch) => ({
      ...ofCategory(branch, reduced, []),
      type: 'discount' as const,
      url: reducedUrl(branch),
      alias: `aanbiedingen-${branch.slug}`,
      name: discountsIn.replace('{category}', branch.name),
    })),
  ];
}

export function isListing(listing: Listing, wanted: { readonly id: WireId; readonly type: string }): boolean {
  return listing.type === wanted.type && String(listing.id) === String(wanted.id);
}

function ofCategory(
  category: Category | CategoryBranch,
  parent: Listing['parent'],
  subitems: Listing['subitems'],
): Listing {
  const { id, url, slug, name, intro } = category;
  const within = 'children' in category ? category.children : [];
  const categoryIds = [id, ...within.map((child) => child.id)];
  const alias = slug.split('/').at(-1)!;
  return { type: 'category', id, url, alias, name, intro, category, categoryIds, parent, subitems };
}
