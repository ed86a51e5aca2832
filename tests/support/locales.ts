import de from '../../shared/i18n/locales/de.json';
import en from '../../shared/i18n/locales/en.json';
import nl from '../../shared/i18n/locales/nl.json';
import uploadDe from '../../shared/i18n/upload/locales/de.json';
import uploadEn from '../../shared/i18n/upload/locales/en.json';
import uploadNl from '../../shared/i18n/upload/locales/nl.json';

export const KIT_TEXTS = { nl, de, en };
/** The words of the kit's parts. */
export const PART_TEXTS = { nl: { upload: uploadNl }, de: { upload: uploadDe }, en: { upload: uploadEn } };
export type Locale = keyof typeof KIT_TEXTS;

/** The toolbar's choice; Dutch before there is one. */
export function localeOf(globals: Readonly<Record<string, unknown>>): Locale {
  const { locale } = globals;
  return locale === 'de' || locale === 'en' ? locale : 'nl';
}
