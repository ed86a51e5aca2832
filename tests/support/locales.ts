import de from '../../shared/i18n/locales/de.json';
import en from '../../shared/i18n/locales/en.json';
import nl from '../../shared/i18n/locales/nl.json';

export const KIT_TEXTS = { nl, de, en };
export type Locale = keyof typeof KIT_TEXTS;

/** The toolbar's choice; Dutch before there is one. */
export function localeOf(globals: Readonly<Record<string, unknown>>): Locale {
  const { locale } = globals;
  return locale === 'de' || locale === 'en' ? locale : 'nl';
}
