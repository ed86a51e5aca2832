import { type Locale, LOCALES, localeOfTag } from '../../shared/i18n/languages.ts';

/** The page's language if the widgets have texts in it, as in the loader. */
export function localeOf({ locale }: Readonly<Record<string, unknown>>, language: string): Locale {
  const written = typeof locale === 'string' && locale ? locale : language;
  return localeOfTag(written) ?? LOCALES[0];
}
