import { toggleBestChoice, toggleBrand, toggleOption } from '../../shared/rules/filter-changes.ts';
import type { FilterSelection, PriceRange } from '../../shared/rules/filter-path.ts';
import type { FilterOptions } from '../../shared/rules/listing.ts';
import { toggledAll } from './selection-path.rules.ts';
import { shareOf, type Step, type Steps } from './steps.rules.ts';

/** Something that the shopper has selected, and the selection without it. */
export type ActiveFilter = { readonly key: string; readonly without: FilterSelection } & (
  | { readonly is: 'brand'; readonly name: string }
  | { readonly is: 'option'; readonly name: string; readonly filter: string }
  | { readonly is: 'step'; readonly step: Step; readonly filter: string }
  | { readonly is: 'price'; readonly range: PriceRange }
  | { readonly is: 'best-choice'; readonly answer: 'yes' | 'no' }
  | { readonly is: 'discount' }
);

/** Everything that is selected. A step whose options are all selected is one of them. */
export function activeFilters(
  selection: FilterSelection,
  { brands, filters }: FilterOptions,
  steps: Steps,
): readonly ActiveFilter[] {
  const { price, bestChoice, discount } = selection;
  return [
    ...brands
      .filter(({ url_alias }) => selection.brands.includes(url_alias))
      .map(({ name, url_alias }) => ({
        is: 'brand' as const,
        key: `brand ${url_alias}`,
        name,
        without: toggleBrand(selection, url_alias),
      })),
    ...filters.flatMap((filter) => optionsOf(selection, filter, steps.get(filter.url_alias) ?? [])),
    ...(price.min === null && price.max === null ? [] : [priceOf(selection)]),
    ...(['yes', 'no'] as const)
      .filter((answer) => bestChoice === answer || bestChoice === 'both')
      .map((answer) => ({
        is: 'best-choice' as const,
        key: `best-choice ${answer}`,
        answer,
        without: toggleBestChoice(selection, answer),
      })),
    ...(discount
      ? [{ is: 'discount' as const, key: 'discount', without: { ...selection, discount: false, page: 1 } }]
      : []),
  ];
}

function optionsOf(
  selection: FilterSelection,
  { name: filter, url_alias, options }: FilterOptions['filters'][number],
  steps: readonly Step[],
): ActiveFilter[] {
  const selected = selection.filters.get(url_alias) ?? [];
  const whole = steps.filter((step) => step.options.length > 1 && shareOf(step, selected) === 'all');
  const single = options.filter(
    (option) => selected.includes(option.url_alias) && !whole.some((step) => step.options.includes(option)),
  );
  return [
    ...whole.map((step) => ({
      is: 'step' as const,
      key: step.id,
      step,
      filter,
      without: toggledAll(
        selection,
        url_alias,
        step.options.map((option) => option.url_alias),
      ),
    })),
    ...single.map((option) => ({
      is: 'option' as const,
      key: `${url_alias} ${option.url_alias}`,
      name: option.name,
      filter,
      without: toggleOption(selection, url_alias, option.url_alias),
    })),
  ];
}

function priceOf(selection: FilterSelection): ActiveFilter {
  return {
    is: 'price',
    key: 'price',
    range: selection.price,
    without: { ...selection, price: { min: null, max: null }, page: 1 },
  };
}
