import type { Services } from '../runtime/services.ts';
import { ecommerceItem } from '../rules/ecommerce.ts';

interface Selected {
  readonly type: string;
  readonly id: string | number;
  readonly name: string;
  /** Cents. */
  readonly price: number | null;
  readonly price_on_request?: boolean;
  readonly from_price: number | null;
  readonly prior_price?: number | undefined;
}

/** Sends the product that the shopper chooses to the tag manager. The name of the widget is the list's. */
export function trackSelection(
  trackEcommerce: Services['trackEcommerce'],
  list: string,
  product: Selected,
  index: number,
): void {
  const price = product.price_on_request ? null : product.price;
  const item = { ...ecommerceItem({ ...product, price, sku: null, brand: null }, 1), index };
  trackEcommerce('select_item', [item], { item_list_id: list, item_list_name: list });
}
