/** A product as Google Analytics 4 knows it. */
export interface EcommerceItem {
  /** The sku, else type and id. */
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  /** Euros per piece. */
  readonly price: number;
  /** Euros per piece under the earlier price. */
  readonly discount?: number;
  readonly quantity: number;
}

export type EcommerceEvent = 'view_cart' | 'add_to_cart' | 'remove_from_cart';

interface Tags {
  dataLayer?: unknown[];
  gtag?: (...words: unknown[]) => unknown;
}

/**
 * Tells the page's tag manager, now or when it loads. The value is price times quantity, without shipping.
 * @param currency ISO 4217
 */
export function tellEcommerce(event: EcommerceEvent, currency: string, items: readonly EcommerceItem[]): void {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  const ecommerce = { currency, value: cents / 100, items };
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

interface Sold {
  readonly sku: string | null;
  readonly type: string;
  readonly id?: string | number;
  readonly name: string;
  readonly brand: string | null;
  readonly price: number | null;
  readonly from_price: number | null;
}

/** A line of the cart, amounts in cents, as Google names it. */
export function ecommerceItem(sold: Sold, quantity: number): EcommerceItem {
  const { sku, type, id, name, brand, price, from_price } = sold;
  return {
    item_id: sku ?? `${type}-${id}`,
    item_name: name,
    ...(brand === null ? {} : { item_brand: brand }),
    price: (price ?? 0) / 100,
    ...(from_price !== null && price !== null && from_price > price ? { discount: (from_price - price) / 100 } : {}),
    quantity,
  };
}
