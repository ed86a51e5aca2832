import { readFileSync } from 'node:fs';

/** Keys of texts, by widget, that are only true after a successful answer. */
const SUCCESS_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'address-book': ['empty', 'saved', 'removed', 'nowShipping', 'nowBilling'],
  'address-form': [],
  'back-in-stock-modal': ['thanks'],
  'cart-page': ['empty', 'changed', 'removed', 'restored', 'freeShippingBanner'],
  'cart-popup': ['title'],
  checkout: ['empty', 'paid', 'noMethods'],
  'compare-page': ['empty', 'noDifferences'],
  'credits-dashboard': ['redeemed', 'noHistory'],
  'installer-request': ['thanksTitle', 'thanksText'],
  'price-match': ['thanksTitle', 'thanksText'],
  'product-overview': ['noResults', 'noProducts'],
  'product-reviews': ['empty'],
  quotation: ['accepted', 'closed', 'nowExempt', 'nowWithVat'],
  'recommended-combination': ['changed'],
  'return-order-form': ['none', 'nothingMore'],
  'return-picker': ['none'],
  'shipping-costs': ['free', 'none'],
  'stock-reminders': ['empty', 'removed'],
  withdrawal: ['received', 'receivedText'],
};
/** Success texts of the kit, and statements that are wrong after a failure. */
const GENERAL = [/\b0 (producten|adressen|artikelen|beoordelingen)\b/, /Geen adres gevonden/, /is geüpload/];

const top = new URL('../../', import.meta.url);

function textsOf(widget: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`widgets/${widget}/locales/nl.json`, top), 'utf8')) as Record<string, string>;
}

/** Matches a text with any values for its variables. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&'));
  return new RegExp(parts.join('.*?'));
}

/** Texts that a widget may only show after a successful answer. */
export function successTextsOf(widget: string): readonly RegExp[] {
  const texts = SUCCESS_TEXTS[widget] ? textsOf(widget) : {};
  const own = (SUCCESS_TEXTS[widget] ?? []).map((key) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`${widget} has no text ${key}`);
    return patternOf(text);
  });
  return [...own, ...GENERAL];
}

/** Texts that no shopper should see. */
export const NONSENSE = /\bNaN\b|\bundefined\b|\[object |\bInfinity\b|\{\{|€\s?null/;
