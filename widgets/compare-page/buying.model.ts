import { signal } from '@preact/signals-core';
import type { CompareItem } from '../../shared/contract/compare.ts';
import type { Services } from '../../shared/island/services.ts';
import { buyControl } from '../../shared/rules/buy-control.ts';
import { keyOf } from './compare-page.rules.ts';

/** Milliseconds after which a button no longer waits for word of the cart. */
const PATIENCE = 30_000;

/** What can be done with a product of the table. */
export interface BuyingState {
  /** `pre-order`: it can be bought, and comes later. */
  controlOf(item: CompareItem): 'buy' | 'pre-order' | 'notify' | 'none';
  /** Whether it is on its way into the cart. */
  isAdding(item: CompareItem): boolean;
  add(item: CompareItem): void;
  /** Asks for mail when the product is there again. */
  notify(item: CompareItem): void;
}

export function createBuying({ bus, page, settings }: Pick<Services, 'bus' | 'page' | 'settings'>): BuyingState {
  const adding = signal<string | null>(null);
  let patience: ReturnType<typeof setTimeout> | undefined;

  function end() {
    clearTimeout(patience);
    adding.value = null;
  }

  bus.on('cart-added', end);
  bus.on('call-failed', ({ call }) => call === '/cart/add' && end());
  bus.on('widget-failed', ({ widget }) => widget === 'cart-popup' && end());
  page.onReturn(end);

  return {
    controlOf(item) {
      const control = buyControl(item);
      return control === 'buy' && item.pre_order && !item.orderable ? 'pre-order' : control;
    },
    isAdding: (item) => adding.value === keyOf(item),
    add(item) {
      if (adding.peek() !== null) return;
      const { type, id } = item;
      adding.value = keyOf(item);
      patience = setTimeout(end, PATIENCE);
      const has_tax_exemption = settings.taxExemptionSelected && item.has_tax_exemption;
      bus.ask('add-to-cart', { type, id, qty: 1, goToCart: false, has_tax_exemption });
    },
    notify: ({ type, id }) => bus.ask('back-in-stock-open', { type, id }),
  };
}
