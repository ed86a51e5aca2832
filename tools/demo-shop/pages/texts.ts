import type { Locale } from '../rules/language.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { nl } from './texts/nl.ts';

/** The texts of the pages; the Dutch ones define the keys. */
export type ShopWords = Readonly<Record<keyof typeof nl, string>>;

export const WORDS: Readonly<Record<Locale, ShopWords>> = { nl, de, en };

/** Fills in the placeholders of a text: `fill('{count} producten', { count: 3 })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, key: string) => String(values[key] ?? braces));
}
