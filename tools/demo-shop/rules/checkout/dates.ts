import type { Locale } from '../language.ts';

const DAY = 24 * 60 * 60 * 1000;
const LANGUAGES: Readonly<Record<Locale, string>> = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' };

/** The working days on which a delivery is possible, starting after the given number of working days: `2026-11-24`. */
export function deliveryDates(now: number, after: number, count: number): string[] {
  const dates: string[] = [];
  let passed = 0;
  for (let at = startOfDay(now) + DAY; dates.length < count; at += DAY) {
    if (!isWorkingDay(at)) continue;
    passed++;
    if (passed >= after) dates.push(new Date(at).toISOString().slice(0, 10));
  }
  return dates;
}

/** `di 24 november`, in the given language. */
export function dateIn(locale: Locale, date: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LANGUAGES[locale], format).format(new Date(`${date}T00:00:00Z`));
}

/** The date in the shop's time zone as midnight in UTC, so that every day has 24 hours. */
function startOfDay(now: number): number {
  return Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(now));
}

function isWorkingDay(at: number): boolean {
  const day = new Date(at).getUTCDay();
  return day !== 0 && day !== 6;
}
