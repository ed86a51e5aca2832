import de from '../../shared/i18n/locales/de.json';
import en from '../../shared/i18n/locales/en.json';
import nl from '../../shared/i18n/locales/nl.json';
import { type Locale, LOCALES } from '../../shared/i18n/languages.ts';
import type { Texts } from '../../shared/i18n/texts.ts';

export const KIT_TEXTS = { nl, de, en };
export type { Locale };

const parts = import.meta.glob<Texts>('../../shared/i18n/*/locales/*.json', { eager: true, import: 'default' });

/** The texts of the kit's parts, by folder. */
export const PART_TEXTS = { nl: partsIn('nl'), de: partsIn('de'), en: partsIn('en') };

function partsIn(locale: Locale): Record<string, Texts> {
  const files = Object.entries(parts).filter(([path]) => path.endsWith(`/${locale}.json`));
  return Object.fromEntries(files.map(([path, texts]) => [path.split('/').at(-3)!, texts]));
}

/** The language of the toolbar. Dutch by default. */
export function localeOf(globals: Readonly<Record<string, unknown>>): Locale {
  const { locale } = globals;
  return LOCALES.find((known) => known === locale) ?? LOCALES[0];
}
