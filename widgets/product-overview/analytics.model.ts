import { effect, type ReadonlySignal } from '@preact/signals-core';
import type { Overview } from '../../shared/contract/overview.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { Listing } from './listing.model.ts';
import { listItems } from './analytics.rules.ts';

/** Tells the tag manager which products are seen, once for each set that differs from the one before. */
export function trackListing(
  trackEcommerce: Services['trackEcommerce'],
  { type, id }: { type: string; id: string },
  overview: ReadonlySignal<Overview | null>,
  listing: ReadonlySignal<Listing | null>,
): void {
  let trackedSet = '';
  effect(() => {
    if (!overview.value || !listing.value) return;
    const { products, from } = listing.value;
    const set = products.map((product) => `${product.type} ${product.id}`).join();
    if (set === trackedSet) return;
    trackedSet = set;
    // A list without products has nothing to tell, but the one after it is new again.
    if (products.length === 0) return;
    const { brands, content } = overview.value;
    const brandNames = new Map(brands.map((brand) => [String(brand.id), brand.name]));
    trackEcommerce('view_item_list', listItems(products, from, brandNames), {
      item_list_id: `${type}-${id}`,
      item_list_name: content.main_name ?? content.content_name ?? `${type}-${id}`,
    });
  });
}
