/** The languages that the widgets have texts in; the first is the default. */
export const LOCALES = ['nl', 'de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of a tag such as `de-AT`. Undefined for one that the widgets have no texts in. */
export function localeOfTag(tag: string): Locale | undefined {
  const [language] = /^[a-z]+/i.exec(tag) ?? [];
  return LOCALES.find((locale) => locale === language?.toLowerCase());
}
