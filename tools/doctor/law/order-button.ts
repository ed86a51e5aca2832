import type { Locale } from '../../../shared/i18n/languages.ts';

/** The button that places the order: marked by the shop, or that of the last step of the checkout. */
export function orderButtonIn(document: Document): Element | null {
  const marked = document.querySelector('[data-order-button]');
  if (marked) return marked;
  const closing = document.querySelector('.sw-checkout__closing');
  return closing?.closest('form')?.querySelector('button[type="submit"]') ?? null;
}

/** Words that name the duty to pay, of the languages that the widgets speak. */
const DUTY: Readonly<Record<string, RegExp>> = {
  nl: /betaal|betalen|betaling|\bkopen\b|\bkoop\b/i,
  de: /zahlungspflichtig|kostenpflichtig|kaufen|bezahlen/i,
  en: /\bpay\b|\bpayment\b|\bbuy\b/i,
} satisfies Record<Locale, RegExp>;

/** Whether the words of an order button name the duty to pay; null for a language that is not known here. */
export function namesDutyToPay(label: string, language: string): boolean | null {
  return DUTY[language]?.test(label) ?? null;
}
