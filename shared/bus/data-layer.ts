import { allowsAnalytics } from '../http/allows-analytics.ts';
import type { EcommerceDetails, EcommerceEvent, EcommerceItem } from '../rules/ecommerce.ts';

interface Tags {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => unknown;
}

/** As many as a currency has at most. */
const DECIMALS = 3;

/**
 * Sends an event to the page's tag manager, or queues it. The value is price times quantity, without shipping.
 * @param currency ISO 4217
 */
export function trackEcommerce(
  event: EcommerceEvent,
  currency: string,
  items: readonly EcommerceItem[],
  details: EcommerceDetails = {},
): void {
  const sum = items.reduce((value, { price, quantity }) => value + price * quantity, 0);
  const ecommerce = { currency, value: Number(sum.toFixed(DECIMALS)), ...details, items };
  send(event, ecommerce, { ecommerce: null }, { event, ecommerce });
}

/** Sends an event that is not e-commerce, such as an opened dialog or a search. */
export function trackEvent(event: string, details: object = {}): void {
  send(event, details, { event, ...details });
}

function send(event: string, details: object, ...entries: readonly object[]): void {
  if (!allowsAnalytics()) return;
  const tags = globalThis as Tags;
  try {
    // An element with id="dataLayer" is readable as window.dataLayer too.
    const hasLayer = typeof tags.dataLayer?.push === 'function';
    if (!hasLayer && typeof tags.gtag === 'function') return void tags.gtag('event', event, details);
    // A tag manager that loads later reads the queue.
    if (!hasLayer) tags.dataLayer = [];
    for (const entry of entries) tags.dataLayer!.push(entry);
  } catch (error) {
    console.debug('The tag manager of this page threw.', error);
  }
}
