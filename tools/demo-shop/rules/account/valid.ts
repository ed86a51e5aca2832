import type { Order } from '../order.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days until an order without a chosen date is delivered. */
const DAYS_UNTIL_DELIVERY = 3;
const CREDIT_YEARS = 2;

/** The same day of another year. */
export function inYears(moment: number, years: number): number {
  const date = new Date(moment);
  return date.setUTCFullYear(date.getUTCFullYear() + years);
}

/** The validity of an order's credits: two years from its delivery. */
export function validity({ shippingMethod }: Pick<Order, 'shippingMethod'>, paidAt: number) {
  const chosen = Date.parse(String(shippingMethod.option?.id ?? ''));
  const valid_from = Math.max(Number.isNaN(chosen) ? 0 : chosen + DAY, paidAt + DAYS_UNTIL_DELIVERY * DAY);
  return { valid_from, valid_until: inYears(valid_from, CREDIT_YEARS) };
}
