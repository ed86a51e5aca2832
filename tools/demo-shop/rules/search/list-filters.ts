import type { Brand, Filter } from '../../../../shared/contract/overview.ts';
import type { Listing } from '../overview/listings.ts';
import { priceIn, type Selection } from '../overview/selection.ts';
import type { Filters, ListSort, Scope } from './engine.ts';

/** The products of a list. */
export function scopeOf({ type, category, categoryIds, search = '' }: Listing): Scope {
  return { categories: category && categoryIds, isOffers: type === 'discount', text: search };
}

/** A selection of what the list has, as the search takes it. */
export function filtersIn(
  { brands, filters }: { readonly brands: readonly Brand[]; readonly filters: readonly Filter[] },
  selection: Selection,
): Filters {
  const { min, max } = priceIn(selection);
  const answers = selection.get('best_choice') ?? [];
  const options = filters.map((filter) => [Number(filter.id), idsOf(filter.options, selection.get(filter.url_alias))]);
  return {
    brands: idsOf(brands, selection.get('brand')).map(Number),
    options: new Map((options as [number, string[]][]).filter(([, ids]) => ids.length > 0)),
    price: { min: min === null ? null : min * 100, max: max === null ? null : max * 100 },
    isBestChoice: answers.length === 1 ? answers.includes('yes') : null,
    isReduced: selection.has('discount'),
  };
}

export function sortIn(selection: Selection): ListSort {
  const [sort] = selection.get('sort') ?? [];
  return sort === 'price-low' || sort === 'price-high' ? sort : null;
}

function idsOf(options: readonly Pick<Brand, 'id' | 'url_alias'>[], aliases: readonly string[] = []): string[] {
  return options.filter(({ url_alias }) => aliases.includes(url_alias)).map(({ id }) => String(id));
}
