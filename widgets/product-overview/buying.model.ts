import { signal } from '@preact/signals-core';
import type { OverviewProduct } from '../../shared/contract/overview.ts';
import type { Services } from '../../shared/island/services.ts';
import { buyControl } from '../../shared/rules/buy-control.ts';

/** Milliseconds after which a button no longer waits for word of the cart. */
const PATIENCE = 30_000;

/** What can be done with a product from the list. */
export interface BuyingState {
  /** Whether it is on its way into the cart. */
  isAdding(product: OverviewProduct): boolean;
  /** `pre-order`: it can be bought, and comes later. */
  controlOf(product: OverviewProduct): 'buy' | 'pre-order' | 'notify' | 'none';
  /** The shopper buys without VAT, and this product can be bought so. */
  isExempt(product: Pick<OverviewProduct, 'has_tax_exemption'>): boolean;
  add(product: OverviewProduct): void;
  /** Asks for mail when the product is there again. */
  notify(product: OverviewProduct): void;
}

/** Tells products apart: ids are counted per type. */
function keyOf({ type, id }: Pick<OverviewProduct, 'type' | 'id'>): string {
  return `${type} ${id}`;
}

/** Who the customer is, as far as the shop says. */
type Customer = { readonly name: string | null; readonly email: string | null } | null;

export function createBuying({ bus, page, settings }: Services, customer: () => Customer): BuyingState {
  const adding = signal<string | null>(null);
  let patience: ReturnType<typeof setTimeout> | undefined;

  function end() {
    clearTimeout(patience);
    adding.value = null;
  }

  const isExempt: BuyingState['isExempt'] = ({ has_tax_exemption }) =>
    settings.taxExemptionSelected && has_tax_exemption;

  bus.on('cart-added', end);
  bus.on('call-failed', ({ call }) => call === '/cart/add' && end());
  bus.on('widget-failed', ({ widget }) => widget === 'cart-popup' && end());
  page.onReturn(end);

  return {
    isAdding: (product) => adding.value === keyOf(product),
    controlOf(product) {
      const control = buyControl(product);
      return control === 'buy' && product.pre_order && !product.orderable ? 'pre-order' : control;
    },
    isExempt,
    add(product) {
      if (adding.peek() !== null) return;
      const { type, id } = product;
      adding.value = keyOf(product);
      patience = setTimeout(end, PATIENCE);
      bus.ask('add-to-cart', { type, id, qty: 1, goToCart: false, has_tax_exemption: isExempt(product) });
    },
    notify({ type, id }) {
      const { name, email } = customer() ?? {};
      bus.ask('back-in-stock-open', { type, id, ...(name && { name }), ...(email && { email }) });
    },
  };
}
