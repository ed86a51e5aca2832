import { languageOf, type Locale, LOCALES } from '../../shared/i18n/languages.ts';

/** The page's language if the widgets have texts in it, as in the loader. */
export function localeOf({ locale }: Readonly<Record<string, unknown>>, language: string): Locale {
  return languageOf(typeof locale === 'string' && locale ? locale : language) ?? LOCALES[0];
}
