/** A timestamp with a zone is formatted as the day in the shop. */
const SHOP_TIME_ZONE = 'Europe/Amsterdam';

/** English pages are for European shoppers: the day comes before the month. */
const DATE_LANGUAGES: Readonly<Record<string, string>> = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' };

const DATE_WITHOUT_ZONE = /^(\d{4})-(\d{2})-(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Formats a day in the shopper's language: `05-03-2026`, `05.03.2026`, `05/03/2026`. Accepts the formats of a Laravel shop:
 * `2026-03-05`, `2026-03-05 14:30:00`, or a timestamp with its zone. Returns any other text unchanged, and `-` for none.
 */
export function formatDate(raw: string | null | undefined, locale: string): string {
  const text = raw?.trim();
  return text ? formatAs(text, locale, { day: '2-digit', month: '2-digit', year: 'numeric' }) : '-';
}

/** Formats a day in words: `dinsdag 24 november`. Returns any text that is not a date unchanged. */
export function formatDay(raw: string, locale: string): string {
  const words = formatAs(raw.trim(), locale, { weekday: 'long', day: 'numeric', month: 'long' });
  // Some browsers set a comma after an English weekday, and some do not.
  return locale === 'en' ? words.replace(/^(\w+day), /, '$1 ') : words;
}

function formatAs(text: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const date = parseDate(text);
  if (!date) return text;
  return new Intl.DateTimeFormat(DATE_LANGUAGES[locale] ?? locale, { ...parts, timeZone: date.timeZone }).format(
    date.at,
  );
}

function parseDate(text: string): { at: Date; timeZone: string } | null {
  const [, year, month, day] = DATE_WITHOUT_ZONE.exec(text) ?? [];
  if (year && month && day) {
    const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    // `Date` turns 31 February into a day in March.
    return at.getUTCMonth() === Number(month) - 1 && at.getUTCDate() === Number(day) ? { at, timeZone: 'UTC' } : null;
  }
  if (!TIMESTAMP.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : { at, timeZone: SHOP_TIME_ZONE };
}
