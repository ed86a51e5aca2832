import { createContext, useContext } from 'react';
import { type Locale, LOCALES } from '../../shared/i18n/languages.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { nl } from './words/nl.ts';

/** All texts of the catalogue, by the keys of the Dutch ones. */
export type CatalogueWords = typeof nl;

export interface Language {
  readonly locale: Locale;
  readonly words: CatalogueWords;
}

/** Stable objects, so that React does not see a change. */
const LANGUAGES: Readonly<Record<Locale, Language>> = {
  nl: { locale: 'nl', words: nl },
  de: { locale: 'de', words: de },
  en: { locale: 'en', words: en },
};

export const LanguageContext = createContext(LANGUAGES.nl);

export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale];
}

/** The chosen language and its texts. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

export function isLocale(text: string | null | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text);
}
