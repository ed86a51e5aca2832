import type { AddedOnWire, AddToCart } from '../contract/cart.ts';

/** Something a shopper wants; handled exactly once, and kept until its handler is there. */
export interface Commands {
  'add-to-cart': AddToCart;
  'compare-toggle': { type: string; id: string | number };
  'back-in-stock-open': { type: string; id: string | number; name?: string; email?: string };
  'installer-open': undefined;
  'price-match-open': undefined;
  'concept-store-open': undefined;
  'menu-open': undefined;
  'chat-open': undefined;
  /** The whole number of credits to exchange. */
  'voucher-activation': { credits: number };
}

/** Something that happened; everybody may hear it. */
export interface Facts {
  /** As the shop answered it, amounts in euros. */
  'cart-added': AddedOnWire;
  /** Pieces in the cart. Sticky: told again to whoever listens later, and in every tab. */
  'cart-count': { count: number };
  /** Sticky, and told in every tab. */
  'compare-changed': { items: readonly { id: string | number; type: string }[] };
  'address-saved': { address: unknown };
  'chat-opened': undefined;
  'widget-ready': { widget: string; element: Element };
  'widget-failed': { widget: string; element: Element; error: unknown };
  /** `status` is null when no answer came. */
  'call-failed': { widget: string; call: string; status: number | null };
}

export type Events = Commands & Facts;
