import type { SuggestedProduct } from '../../shared/contract/search.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';
import type { Tracking } from '../../shared/runtime/services.ts';

const LIST = 'product-search';

/** Sends the product that the shopper has chosen to the tag manager. */
export function trackChoice(
  trackEcommerce: NonNullable<Tracking['trackEcommerce']>,
  product: SuggestedProduct,
  index: number,
  currency: string,
): void {
  const { id, type, sku, name, price_on_request } = product;
  const price = price_on_request ? null : product.price;
  const sold = { sku, type: type ?? 'product', ...(id !== null && { id }), name, brand: null, price, from_price: null };
  const details = { item_list_id: LIST, item_list_name: LIST };
  trackEcommerce('select_item', currency, [{ ...ecommerceItem(sold, 1), index }], details);
}
