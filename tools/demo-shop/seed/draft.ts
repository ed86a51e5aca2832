import type { ProductType } from '../db/schema.ts';
import type { Words } from '../rules/language.ts';

/** A product without id, stock and ratings. */
export interface Draft {
  /** Only for products that a page, a test or another product refers to. */
  id?: string;
  type?: ProductType;
  sku: string;
  slug?: string;
  brand: string;
  /** Path of the most specific category; null for products that are not for sale. */
  category: string | null;
  name: Words;
  description: Words;
  short: Words | null;
  specifications: Specified[];
  /** Cents. */
  price: number;
  from_price?: number | null;
  parts?: { id: string; qty: number }[];
  second_chance_of?: string;
  has_tax_exemption: boolean;
  /** Fixed values instead of pseudo-random ones. */
  stock?: number;
  rating?: number | null;
  reviews?: number;
  popularity?: number;
  extra_power_credits?: number;
  flags?: readonly Flag[];
}

export type Flag = 'pre_order' | 'pre_heat' | 'price_on_request' | 'eol' | 'best_choice';

export interface Specified {
  name: Words;
  value: Words;
}

/** Names and models that are the same in all languages. */
export function same(text: string): Words {
  return { nl: text, de: text, en: text };
}

/** Texts from the same template in each language. */
export function words(make: (locale: keyof Words) => string): Words {
  return { nl: make('nl'), de: make('de'), en: make('en') };
}

/** A decimal number in the notation of the language. */
export function decimal(value: number, locale: keyof Words): string {
  return locale === 'en' ? String(value) : String(value).replace('.', ',');
}

export function measured(value: number, unit: string): Words {
  return words((locale) => `${decimal(value, locale)} ${unit}`);
}

/** A typical price: whole euros above € 100, otherwise ending in 95 cents. */
export function shopPrice(euros: number): number {
  return euros >= 100 ? Math.round(euros) * 100 : Math.max(1, Math.floor(euros)) * 100 + 95;
}

export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A description as markup, one paragraph per sentence. */
export function paragraphs(...sentences: Words[]): Words {
  return words((locale) => sentences.map((sentence) => `<p>${sentence[locale]}</p>`).join(''));
}
