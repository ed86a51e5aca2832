import type { OrderRow } from '../db/schema.ts';
import { extraDays, shippingOffers } from '../seed/checkout/shipping.ts';
import { deliveryDates } from './checkout/dates.ts';
import { orderIn, type Order } from './order.ts';

/** The day on which an order arrives, as `2026-12-02`; the next delivery day, where only its total is stored. */
export function arrivalOf(row: OrderRow): string {
  const order = orderIn(row);
  return order ? arrivalOfOrder(order) : deliveryDates(row.placed_at, 1, 1)[0]!;
}

/** The day that was chosen, or the first working day on which the method can bring it. */
export function arrivalOfOrder({
  shippingMethod: { id, option },
  shipping: { country },
  placedAt,
}: Pick<Order, 'shippingMethod' | 'shipping' | 'placedAt'>): string {
  const chosen = String(option?.id ?? '');
  if (/^\d{4}-\d\d-\d\d$/.test(chosen)) return chosen;
  const fewest = shippingOffers.find((offer) => offer.id === id)?.days?.[0] ?? 1;
  return deliveryDates(placedAt, fewest + (extraDays[country] ?? 0), 1)[0]!;
}
