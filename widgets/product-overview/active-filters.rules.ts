import { toggleBestChoice, toggleBrand, toggleOption } from '../../shared/rules/filter-choice.ts';
import type { FilterState, PriceRange } from '../../shared/rules/filter-path.ts';
import type { FilterOptions } from '../../shared/rules/listing.ts';

/** Something that the shopper has chosen, and the choice without it. */
export type ActiveFilter = { readonly key: string; readonly without: FilterState } & (
  | { readonly is: 'brand'; readonly name: string }
  | { readonly is: 'option'; readonly name: string; readonly filter: string }
  | { readonly is: 'price'; readonly range: PriceRange }
  | { readonly is: 'best-choice'; readonly answer: 'yes' | 'no' }
  | { readonly is: 'discount' }
);

/** Everything that is chosen, in the order of the sidebar. */
export function activeFilters(state: FilterState, { brands, filters }: FilterOptions): readonly ActiveFilter[] {
  const { price, bestChoice, discount } = state;
  return [
    ...brands
      .filter(({ url_alias }) => state.brands.includes(url_alias))
      .map(({ name, url_alias }) => ({
        is: 'brand' as const,
        key: `brand ${url_alias}`,
        name,
        without: toggleBrand(state, url_alias),
      })),
    ...filters.flatMap((filter) => optionsOf(state, filter)),
    ...(price.min === null && price.max === null ? [] : [priceOf(state)]),
    ...(['yes', 'no'] as const)
      .filter((answer) => bestChoice === answer || bestChoice === 'both')
      .map((answer) => ({
        is: 'best-choice' as const,
        key: `best-choice ${answer}`,
        answer,
        without: toggleBestChoice(state, answer),
      })),
    ...(discount
      ? [{ is: 'discount' as const, key: 'discount', without: { ...state, discount: false, page: 1 } }]
      : []),
  ];
}

function optionsOf(state: FilterState, { name: filter, url_alias, options }: FilterOptions['filters'][number]) {
  const chosen = state.filters.get(url_alias) ?? [];
  return options
    .filter((option) => chosen.includes(option.url_alias))
    .map((option) => ({
      is: 'option' as const,
      key: `${url_alias} ${option.url_alias}`,
      name: option.name,
      filter,
      without: toggleOption(state, url_alias, option.url_alias),
    }));
}

function priceOf(state: FilterState): ActiveFilter {
  return {
    is: 'price',
    key: 'price',
    range: state.price,
    without: { ...state, price: { min: null, max: null }, page: 1 },
  };
}
