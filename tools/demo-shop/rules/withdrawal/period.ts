/** The shop gives more than the fourteen days of the law. */
const PERIOD = 30;
/** An order arrives on the day after it was placed; the period begins with its arrival. */
const DELIVERY = 1;

const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/**
 * The last day of the period of an order, as `2026-12-02`. The period is counted in days of the Netherlands and ends with
 * the last of them, whatever the hour of the order and whether the clocks change in between.
 *
 * @param placedAt epoch milliseconds
 */
export function lastDayFor(placedAt: number): string {
  return dayAfter(placedAt, DELIVERY + PERIOD);
}

/**
 * The day on which an order arrives, as `2026-12-02`.
 *
 * @param placedAt epoch milliseconds
 */
export function arrivalOf(placedAt: number): string {
  return dayAfter(placedAt, DELIVERY);
}

/** The calendar day of a time in the Netherlands. */
export function dayOf(moment: number): string {
  return DAYS.format(moment);
}

function dayAfter(moment: number, days: number): string {
  const day = new Date(dayOf(moment));
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** @param now epoch milliseconds */
export function isInTime({ lastDay }: { lastDay: string }, now: number): boolean {
  return dayOf(now) <= lastDay;
}
