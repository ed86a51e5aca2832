import { LANGUAGE_TAGS, type Locale } from '../language.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The hour of a working day in the Netherlands from which an order leaves on the next one. */
const CUT_OFF = 17;

/**
 * The days on which an order can arrive, as `2026-11-24`. It leaves on the working day on which it is placed, or on the
 * next one, and arrives so many working days later. Nothing arrives at the weekend.
 */
export function deliveryDates(now: number, workingDays: number, count: number): string[] {
  const dates: string[] = [];
  let passed = 0;
  for (let at = departure(now) + DAY; dates.length < count; at += DAY) {
    if (!isWorkingDay(at)) continue;
    passed++;
    if (passed >= workingDays) dates.push(new Date(at).toISOString().slice(0, 10));
  }
  return dates;
}

/** The working day on which an order leaves, as midnight in UTC. */
function departure(now: number): number {
  const hour = Number(HOURS.format(now));
  let at = startOfDay(now) + (hour < CUT_OFF ? 0 : DAY);
  while (!isWorkingDay(at)) at += DAY;
  return at;
}

/** `dinsdag 24 november`, in the language of the shopper. */
export function dateIn(locale: Locale, date: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], format).format(new Date(`${date}T00:00:00Z`));
}

const HOURS = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Amsterdam' });

/** The date in the shop's time zone as midnight in UTC, so that every day has 24 hours. */
function startOfDay(now: number): number {
  return Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(now));
}

function isWorkingDay(at: number): boolean {
  const day = new Date(at).getUTCDay();
  return day !== 0 && day !== 6;
}
