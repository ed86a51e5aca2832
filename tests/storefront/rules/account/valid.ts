import type { Order } from '../order.ts';

const DAY = 24 * 60 * 60 * 1000;
/** After so many days an order is there, where no day was chosen. */
const DAYS_UNTIL_DELIVERY = 3;
const CREDIT_YEARS = 2;

/** The same day of another year. */
export function inYears(moment: number, years: number): number {
  const date = new Date(moment);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** How long the credits of an order count: from its delivery on, and for two years. */
export function validity({ shippingMethod }: Pick<Order, 'shippingMethod'>, paidAt: number) {
  const chosen = Date.parse(String(shippingMethod.option?.id ?? ''));
  const valid_from = Math.max(Number.isNaN(chosen) ? 0 : chosen + DAY, paidAt + DAYS_UNTIL_DELIVERY * DAY);
  return { valid_from, valid_until: inYears(valid_from, CREDIT_YEARS) };
}
