/** The languages that the widgets have texts in; the first is the default. */
export const LOCALES = ['nl', 'de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The language of a tag such as `de-AT` or `de_AT`, if the widgets have texts in it. */
export function languageOf(tag: string): Locale | undefined {
  const [code] = /^[a-z]+/i.exec(tag) ?? [];
  return LOCALES.find((locale) => locale === code?.toLowerCase());
}
