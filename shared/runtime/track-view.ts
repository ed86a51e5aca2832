import { trackEcommerce } from '../bus/data-layer.ts';
import type { EcommerceItem, WrittenItem } from '../rules/ecommerce.ts';
import type { Services } from './services.ts';

/** Only pages that say their product load this file. */

/** A widget that starts anew shows the same product. */
let latest: string | undefined;

/** Sends the product of a page to the tag manager, once for each product that the page shows. */
export function trackView(
  { settings, page }: Pick<Services, 'settings' | 'page'>,
  { item_id, item_name, price = 0, quantity = 1, ...keys }: WrittenItem,
): void {
  const view = JSON.stringify([page.path(), item_id, item_name]);
  if (view === latest) return;
  latest = view;
  const item = {
    ...(item_id !== undefined && { item_id: String(item_id) }),
    ...(item_name !== undefined && { item_name: String(item_name) }),
    ...keys,
    price: Number(price),
    quantity: Number(quantity),
  };
  trackEcommerce('view_item', settings.currency.code, [item as EcommerceItem]);
}
