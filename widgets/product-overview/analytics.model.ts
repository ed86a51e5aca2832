import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Overview, OverviewProduct } from '../../shared/contract/overview.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { Listing } from './list-source.model.ts';
import { ecommerceItem, type EcommerceItem } from '../../shared/rules/ecommerce.ts';

/**
 * Sends the shown products to the tag manager, once for each set that differs from the previous one. Returns what sends a
 * product whose page the shopper opens.
 */
export function trackListing(
  trackEcommerce: Services['trackEcommerce'],
  { type, id }: { type: string; id: string },
  overview: ReadonlySignal<Overview | null>,
  listing: ReadonlySignal<Listing | null>,
  brandNameOf: (product: OverviewProduct) => string | null,
): (product: OverviewProduct) => void {
  let trackedSet = '';

  function track(event: 'view_item_list' | 'select_item', products: readonly OverviewProduct[], from: number): void {
    const { content } = overview.peek()!;
    const items = products.map((product, at) => ({ ...itemOf(product, brandNameOf(product)), index: from + at }));
    trackEcommerce(event, items, {
      item_list_id: `${type}-${id}`,
      item_list_name: content.main_name ?? content.content_name ?? `${type}-${id}`,
    });
  }

  effect(() => {
    if (!overview.value || !listing.value) return;
    const { products, from } = listing.value;
    const set = products.map((product) => `${product.type} ${product.id}`).join();
    if (set === trackedSet) return;
    trackedSet = set;
    // An empty list sends no event, but the next list does, even if it equals the one before.
    if (products.length > 0) track('view_item_list', products, from);
  });
  return (product) => {
    const { products, from } = listing.peek()!;
    track('select_item', [product], from + products.indexOf(product));
  };
}

function itemOf(product: OverviewProduct, brand: string | null): EcommerceItem {
  const price = product.price_on_request ? null : product.price;
  return ecommerceItem({ ...product, price, brand, from_price: product.msrp }, 1);
}
