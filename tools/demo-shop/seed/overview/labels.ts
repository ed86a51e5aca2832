import type { ProductRow } from '../../db/schema.ts';
import type { Locale, Words } from '../../rules/language.ts';

const POPULAR: Words = { nl: 'Populair', de: 'Beliebt', en: 'Popular' };
const LOVED: Words = { nl: 'Favoriet van klanten', de: 'Kunden\u00adliebling', en: 'Customers’ favourite' };
const SET: Words = { nl: 'Voordeelset', de: 'Vorteilsset', en: 'Value set' };
const FEW_LEFT: Words = {
  nl: 'Nog <strong>{stock}</strong> op voorraad',
  de: 'Noch <strong>{stock}</strong> auf Lager',
  en: 'Only <strong>{stock}</strong> left in stock',
};
const SOON: Words = {
  nl: 'De eerste levering komt over enkele weken',
  de: 'Die erste Lieferung kommt in wenigen Wochen',
  en: 'The first delivery comes in a few weeks',
};

/** The maximum stock that counts as low. */
const FEW = 3;

/** A short line that recommends a product, or null. */
export function upsellFor(
  { type, popularity, rating, reviews }: Pick<ProductRow, 'type' | 'popularity' | 'rating' | 'reviews'>,
  locale: Locale,
): string | null {
  if (type === 'bundle') return SET[locale];
  if ((rating ?? 0) >= 4.5 && reviews >= 100) return LOVED[locale];
  return popularity >= 960 ? POPULAR[locale] : null;
}

/** Markup about the stock or the delivery where it differs from the usual one. */
export function infoFor(
  { type, stock, pre_order, pre_heat, eol }: Pick<ProductRow, 'type' | 'stock' | 'pre_order' | 'pre_heat' | 'eol'>,
  locale: Locale,
) {
  if (pre_order === 1 && stock === 0) return SOON[locale];
  // What cannot be ordered has no stock to speak of.
  if (pre_heat === 1 || eol === 1) return null;
  if (type === 'second-chance-product' || stock === 0 || stock > FEW) return null;
  return FEW_LEFT[locale].replace('{stock}', String(stock));
}
