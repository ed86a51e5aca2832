import * as z from 'zod/mini';
import type { Bus } from '../../shared/bus/bus.ts';
import { trackEcommerce } from '../../shared/bus/data-layer.ts';
import { Added, onWire, type AddedOnWire, type AddToCart } from '../../shared/contract/cart.ts';
import { ecommerceItem } from '../../shared/rules/ecommerce.ts';

/** Publishes what the shop answered, to the page and to its tag manager. Throws when the answer violates the contract. */
export function readAdded(answer: unknown, order: AddToCart, bus: Bus, settings: unknown): AddedOnWire {
  const added = z.decode(Added, answer as z.input<typeof Added>);
  const currency = (settings as { currency?: { code?: string } }).currency?.code || 'EUR';
  const wire = onWire(added);
  bus.publish('cart-count', { count: added.count }, true);
  bus.publish('cart-added', wire);
  trackEcommerce('add_to_cart', currency, [ecommerceItem({ ...added.item, id: order.id }, Number(order.qty))]);
  return wire;
}
