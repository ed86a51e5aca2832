import { LANGUAGE_TAGS, type Locale } from '../rules/language.ts';

/** A number with the decimal separator of the language and at most one or two decimals. */
export function decimal(value: number, locale: Locale): string {
  return value.toLocaleString(locale, { maximumFractionDigits: 2 });
}

export function counted(count: number, single: string, many: string, locale: Locale): string {
  return count === 1 ? single : many.replace('{count}', count.toLocaleString(locale));
}

/** A time as its date in the shop's time zone: `05-03-2026`, `05.03.2026`, `05/03/2026`. */
export function day(moment: string, locale: Locale): string {
  return new Date(moment).toLocaleDateString(LANGUAGE_TAGS[locale], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  });
}
