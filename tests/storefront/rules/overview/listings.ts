import type { WireId } from '../../../../shared/contract/wire.ts';
import { LISTING_WORDS } from '../../seed/overview/listing-words.ts';
import type { Category, CategoryBranch } from '../catalogue.ts';
import type { Locale } from '../language.ts';

/** The number of the list that holds the whole shop, and of all that is reduced. */
export const WHOLE_SHOP = 1;

/** A list of products that has a page of its own. */
export interface Listing {
  readonly type: 'category' | 'discount';
  /** That of the category, also where only its reduced products are listed. */
  readonly id: number;
  readonly url: string;
  /** Short name in addresses and texts. */
  readonly alias: string;
  readonly name: string;
  readonly intro: string;
  /** Null for the whole shop. */
  readonly category: Category | null;
  readonly parent: Pick<Listing, 'url' | 'name'> | null;
  readonly subitems: readonly Pick<Listing, 'url' | 'name'>[];
}

/** Every list of the shop: all of it, its categories, what is reduced, and what is reduced in a main category. */
export function listingsOf(tree: readonly CategoryBranch[], locale: Locale): Listing[] {
  const { wholeShop, discounts, discountsIn } = LISTING_WORDS[locale];
  const reducedUrl = ({ url }: Category) => `/aanbiedingen${url}`;
  const whole = { id: WHOLE_SHOP, category: null, parent: null };
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

function ofCategory(category: Category, parent: Listing['parent'], subitems: Listing['subitems']): Listing {
  const { id, url, slug, name, intro } = category;
  return { type: 'category', id, url, alias: slug.split('/').at(-1)!, name, intro, category, parent, subitems };
}
