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

const WORDS: Readonly<Record<Locale, CatalogueWords>> = { nl, de, en };

export const LanguageContext = createContext<Language>({ locale: 'nl', words: nl });

export function languageOf(locale: Locale): Language {
  return { locale, words: WORDS[locale] };
}

/** The language that was chosen, and its words. */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Whether a text names one of the languages. */
export function isLocale(text: string | null | undefined): text is Locale {
  return LOCALES.some((locale) => locale === text);
}
