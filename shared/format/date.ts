/** Timestamps with a zone are shown as the day it was in the shop. */
const SHOP_TIME_ZONE = 'Europe/Amsterdam';

/** English pages are written for European shoppers: day before month. */
const DATE_LANGUAGES: Readonly<Record<string, string>> = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' };

const DATE_WITHOUT_ZONE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Writes a day in the shopper's language: `05-03-2026`, `05.03.2026`, `05/03/2026`. Reads what a Laravel shop
 * sends: `2026-03-05`, `2026-03-05 14:30:00`, or a timestamp with its zone. A text that is no date is
 * printed as it came; nothing gives `-`.
 */
export function formatDate(raw: string | null | undefined, locale: string): string {
  const text = raw?.trim();
  if (!text) return '-';
  const moment = momentOf(text);
  if (!moment) return text;
  return new Intl.DateTimeFormat(DATE_LANGUAGES[locale] ?? locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: moment.timeZone,
  }).format(moment.at);
}

function momentOf(text: string): { at: Date; timeZone: string } | null {
  const [, year, month, day] = DATE_WITHOUT_ZONE.exec(text) ?? [];
  if (year && month && day) {
    const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    // The calendar rolls 31 February over into March: such a text is no date.
    return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day) ? { at, timeZone: 'UTC' } : null;
  }
  if (!TIMESTAMP.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : { at, timeZone: SHOP_TIME_ZONE };
}
