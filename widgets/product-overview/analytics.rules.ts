import type { OverviewProduct } from '../../shared/contract/overview.ts';
import { ecommerceItem, type EcommerceItem } from '../../shared/rules/ecommerce.ts';

/** The products of one page of a list for the tag manager; `from` is the place of the first one in the list. */
export function listItems(
  products: readonly OverviewProduct[],
  from: number,
  brandNames: ReadonlyMap<string, string>,
): readonly EcommerceItem[] {
  return products.map((product, at) => {
    const brand = brandNames.get(String(product.brand_ids[0])) ?? null;
    const price = product.price_on_request ? null : product.price;
    return { ...ecommerceItem({ ...product, price, brand, from_price: product.msrp }, 1), index: from + at };
  });
}
