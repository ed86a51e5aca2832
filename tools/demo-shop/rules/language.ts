export const LOCALES = ['nl', 'de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** For `Intl`. English pages are for shoppers of the continent: the day comes before the month. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' };

/** A text in every language of the shop. */
export type Words = Readonly<Record<Locale, string>>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Parses texts that the database stores as JSON. */
export function wordsIn(json: string, locale: Locale): string {
  return (JSON.parse(json) as Words)[locale];
}
