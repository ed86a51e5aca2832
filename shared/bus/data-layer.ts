import type { EcommerceDetails, EcommerceEvent, EcommerceItem } from '../rules/ecommerce.ts';

interface Tags {
  dataLayer?: unknown[];
  gtag?: (...words: unknown[]) => unknown;
}

/**
 * Tells the page's tag manager, now or when it loads. The value is price times quantity, without shipping.
 * @param currency ISO 4217
 */
export function tellEcommerce(
  event: EcommerceEvent,
  currency: string,
  items: readonly EcommerceItem[],
  details: EcommerceDetails = {},
): void {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  const ecommerce = { currency, value: cents / 100, ...details, items };
  const tags = globalThis as Tags;
  try {
    if (!tags.dataLayer && typeof tags.gtag === 'function') return void tags.gtag('event', event, ecommerce);
    // A tag manager that loads later finds what was told before it.
    const dataLayer = (tags.dataLayer ??= [] as unknown[]);
    dataLayer.push({ ecommerce: null });
    dataLayer.push({ event, ecommerce });
  } catch (error) {
    console.debug('The tag manager of this page threw.', error);
  }
}
