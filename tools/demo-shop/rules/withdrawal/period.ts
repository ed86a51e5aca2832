/** The shop gives more than the fourteen days of the law. */
const PERIOD = 30;

const DAYS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/**
 * The last day of the period of an order, as `2026-12-02`. The period is counted in days of the Netherlands and ends with
 * the last of them, whether the clocks change in between or not.
 *
 * @param arrival the day on which the order arrives, with which the period begins
 */
export function lastDayFor(arrival: string): string {
  return dayAfter(arrival, PERIOD);
}

/** The calendar day of a time in the Netherlands. */
export function dayOf(moment: number): string {
  return DAYS.format(moment);
}

/** @param from as `2026-12-02` */
function dayAfter(from: string, days: number): string {
  const day = new Date(from);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** @param now epoch milliseconds */
export function isInTime({ lastDay }: { lastDay: string }, now: number): boolean {
  return dayOf(now) <= lastDay;
}
