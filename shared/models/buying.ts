import { signal } from '@preact/signals-core';
import { buyControl, type Availability } from '../rules/buy-control.ts';
import { productKey } from '../rules/compare-list.ts';
import type { Services } from '../runtime/services.ts';
import { waitForCart } from './wait-for-cart.ts';

/** A product as lists and tables show it. */
export interface BuyableProduct extends Availability {
  readonly type: string;
  readonly id: string | number;
  readonly has_tax_exemption: boolean;
}

/** What the shop knows of the customer. */
type Customer = { readonly name: string | null; readonly email: string | null } | null;

/** Adds products to the cart by command, one at a time, and tracks the one that is being added. */
export function createBuying(
  { bus, page, settings }: Pick<Services, 'bus' | 'page' | 'settings'>,
  customer: () => Customer = () => null,
) {
  const adding = signal<string | null>(null);
  const startWaiting = waitForCart({ bus, onPageRestore: page.onPageRestore }, () => (adding.value = null));

  const canNotify = signal(page.hasHandler('back-in-stock-open'));
  page.onParsed(() => (canNotify.value = page.hasHandler('back-in-stock-open')));

  /** The shopper buys without VAT, and this product can be bought so. */
  const isExempt = ({ has_tax_exemption }: Pick<BuyableProduct, 'has_tax_exemption'>) =>
    settings.taxExemptionSelected && has_tax_exemption;

  return {
    /** Whether the product is being added to the cart. */
    isAdding: (product: BuyableProduct) => adding.value === productKey(product),
    controlOf: (product: BuyableProduct) => buyControl(product, canNotify.value),
    isExempt,
    add(product: BuyableProduct) {
      if (adding.peek() !== null) return;
      const { type, id } = product;
      adding.value = productKey(product);
      startWaiting();
      bus.send('add-to-cart', { type, id, qty: 1, goToCart: false, has_tax_exemption: isExempt(product) });
    },
    /** Opens the request for a mail when the product is in stock again. */
    requestStockReminder({ type, id, name: productName }: BuyableProduct & { readonly name: string }) {
      const { name, email } = customer() ?? {};
      bus.send('back-in-stock-open', { type, id, productName, ...(name && { name }), ...(email && { email }) });
    },
  };
}
