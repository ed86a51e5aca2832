import { createContext, useContext } from 'react';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { nl } from './words/nl.ts';

export const LOCALES = ['nl', 'de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Every word of the catalogue; German and English have those that Dutch has. */
export type CatalogueWords = typeof nl;

export interface Language {
  readonly locale: Locale;
  readonly words: CatalogueWords;
}

/** Each is one object for good, so that nobody takes it for news. */
const LANGUAGES: Readonly<Record<Locale, Language>> = {
  nl: { locale: 'nl', words: nl },
  de: { locale: 'de', words: de },
  en: { locale: 'en', words: en },
};

export const LanguageContext = createContext(LANGUAGES.nl);

export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale];
}

/** The language that was chosen, and its words. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Whether a text names one of the languages. */
export function isLocale(text: string | null | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text);
}
