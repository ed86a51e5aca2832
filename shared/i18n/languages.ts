/** The languages that the widgets have texts in; the first is the default. */
export const LOCALES = ['nl', 'de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
