import * as z from 'zod/mini';
import type { Bus } from '../../shared/bus/bus.ts';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { Added, onWire, type AddToCart } from '../../shared/contract/cart.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';

/** Tells page and tag manager what the shop answered. Throws when the answer breaks the contract. */
export function readAdded(answer: unknown, wanted: AddToCart, bus: Bus, settings: unknown): void {
  const added = z.decode(Added, answer as z.input<typeof Added>);
  const currency = (settings as { currency?: { code?: string } }).currency?.code || 'EUR';
  bus.publish('cart-count', { count: added.count }, true);
  bus.publish('cart-added', onWire(added));
  trackEcommerce('add_to_cart', currency, [ecommerceItem({ ...added.item, id: wanted.id }, Number(wanted.qty))]);
}
