import type { Brand, OverviewProduct } from '../../shared/contract/overview.ts';
import type { FilterSelection } from '../../shared/rules/filter-path.ts';
import type { ProductOverviewState } from '../../widgets/product-overview/product-overview.model.ts';
import type { ListedProduct, ListFilter, ListOption } from './list-types.ts';
import { productOf } from './read-product.ts';

/** A product that stays the same stays the same object. */
export function listedProduct(product: OverviewProduct): ListedProduct {
  const known = listed.get(product);
  if (known) return known;
  const { sku, upsell_label: label, best_choice: isBestChoice, discount, on_sale } = product;
  const read = { ...productOf(product), sku, label, isBestChoice, isReduced: discount || on_sale };
  listed.set(product, read);
  return read;
}

const listed = new WeakMap<OverviewProduct, ListedProduct>();

/** What the list can be filtered by, in the order of the widget. */
export function readFilters({
  pageData,
  selection,
  source,
  canChooseBest,
}: ProductOverviewState): readonly ListFilter[] {
  const data = pageData.value;
  const list = source.value;
  if (!data || !list) return [];
  const chosen = selection.value;
  const counts = list.countsOf(list.shown.value);
  const brands = { name: 'brand', title: null, options: optionsOf(data.brands, chosen.brands, counts.brands) };
  const bestChoice = (name: 'yes' | 'no') => ({
    name,
    title: null,
    count: countOf(counts.bestChoice, name),
    isSelected: isBest(chosen, name),
  });
  const reduced = { name: 'yes', title: null, count: countOf(counts.discount, 'yes'), isSelected: chosen.discount };
  return [
    ...(data.brands.length > 0 ? [brands] : []),
    ...data.filters.map(({ url_alias: name, name: title, options }) => ({
      name,
      title,
      options: optionsOf(options, chosen.filters.get(name) ?? [], counts.options),
    })),
    ...(canChooseBest.value
      ? [{ name: 'best_choice', title: null, options: [bestChoice('yes'), bestChoice('no')] }]
      : []),
    { name: 'discount', title: null, options: [reduced] },
  ];
}

type Counts = ReadonlyMap<string, number> | null;

function countOf(counts: Counts, id: string): number | null {
  return counts && (counts.get(id) ?? 0);
}

const isBest = ({ bestChoice }: FilterSelection, name: 'yes' | 'no') => bestChoice === name || bestChoice === 'both';

function optionsOf(options: readonly Brand[], selected: readonly string[], counts: Counts): readonly ListOption[] {
  return options.map(({ id, name: title, url_alias: name }) => ({
    name,
    title,
    count: countOf(counts, String(id)),
    isSelected: selected.includes(name),
  }));
}
