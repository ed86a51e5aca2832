import { extraDays } from '../seed/checkout/shipping.ts';
import { deliveryDates } from './checkout/dates.ts';
import type { Order } from './order.ts';

/** The day on which an order arrives, as `2026-12-02`: the one that was chosen, or the first possible working day. */
export function arrivalOfOrder({
  shippingMethod: { option },
  shipping: { country },
  placedAt,
}: Pick<Order, 'shippingMethod' | 'shipping' | 'placedAt'>): string {
  const chosen = String(option?.id ?? '');
  if (/^\d{4}-\d\d-\d\d$/.test(chosen)) return chosen;
  return deliveryDates(placedAt, 1 + (extraDays[country] ?? 0), 1)[0]!;
}
