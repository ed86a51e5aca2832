import type { Overview, OverviewProduct } from '../../../../shared/contract/overview.ts';
import { priceIn, type PriceRange, type Selection } from './selection.ts';

/** The products of a list that have one of the selected options of every filter, in the selected order. */
export function selectedProducts(
  { products, brands, filters }: Pick<Overview, 'products' | 'brands' | 'filters'>,
  selection: Selection,
): readonly OverviewProduct[] {
  let left = products;
  const keep = (isKept: (product: OverviewProduct) => boolean) => (left = left.filter(isKept));
  const brandIds = idsOf(brands, selection.get('brand'));
  if (brandIds.length > 0) keep(({ brand_ids }) => brandIds.some((id) => brand_ids.map(String).includes(id)));
  for (const { url_alias, options } of filters) {
    const optionIds = idsOf(options, selection.get(url_alias));
    if (optionIds.length > 0) keep(({ filter_options }) => filter_options.some((id) => optionIds.includes(String(id))));
  }
  if (selection.has('price')) keep(costs(priceIn(selection)));
  const answers = selection.get('best_choice') ?? [];
  if (answers.length === 1) keep(({ best_choice }) => answers.includes(best_choice ? 'yes' : 'no'));
  if (selection.has('discount')) keep(({ discount, on_sale }) => discount || on_sale);
  return sorted(left, selection.get('sort')?.[0]);
}

function costs({ min, max }: PriceRange) {
  return (product: OverviewProduct) => {
    const euros = priceOf(product) / 100;
    return euros >= (min ?? 0) && euros < Infinity && euros <= (max ?? Infinity);
  };
}

/** The shop's own order, or that of prices. Products without a price are last. */
function sorted(products: readonly OverviewProduct[], sort: string | undefined): readonly OverviewProduct[] {
  if (sort === undefined) return products;
  return products.toSorted((a, b) => {
    const [priceA, priceB] = [priceOf(a), priceOf(b)];
    if (priceA === priceB) return 0;
    const isBefore = priceB === Infinity || (priceA < Infinity && priceA < priceB === (sort === 'price-low'));
    return isBefore ? -1 : 1;
  });
}

/** In cents; a price on request is infinite. */
function priceOf({ price, price_on_request }: OverviewProduct): number {
  return price === null || price_on_request ? Infinity : price;
}

/** The lowest and the highest price of a list in whole euros around them. */
export function priceLimits(products: readonly OverviewProduct[]): PriceRange {
  const prices = products
    .map(priceOf)
    .filter((price) => price > 0 && price < Infinity)
    .toSorted((a, b) => a - b);
  const [min, max] = [prices[0], prices.at(-1)];
  return {
    min: min === undefined ? null : Math.floor(min / 100),
    max: max === undefined ? null : Math.ceil(max / 100),
  };
}

function idsOf(options: Overview['brands'], aliases: readonly string[] = []): string[] {
  return options.filter(({ url_alias }) => aliases.includes(url_alias)).map(({ id }) => String(id));
}
