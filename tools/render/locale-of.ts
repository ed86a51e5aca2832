import { type Locale, LOCALES } from '../../shared/i18n/languages.ts';

/** The page's language if the widgets have texts in it, as in the loader. */
export function localeOf({ locale }: Readonly<Record<string, unknown>>, language: string): Locale {
  const written = typeof locale === 'string' && locale ? locale : language;
  const [code] = /^[a-z]+/i.exec(written) ?? [];
  return LOCALES.find((known) => known === code?.toLowerCase()) ?? LOCALES[0];
}
