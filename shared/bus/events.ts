import type { AddressFields } from '../contract/address-book.ts';
import type { ContractViolation, Reason } from '../contract/call-failed.ts';
import type { AddedOnWire, AddToCart } from '../contract/cart.ts';
import type { CustomCommands, CustomFacts } from './custom-events.ts';
import type { CartChange, CartRemoval, DiscountCode, ListFilters } from '../contract/cart-view.ts';

/** Commands with an answer, which `send` sends: an event on `document` may have no handler yet. */
export interface SentCommands {
  'cart-get': undefined;
  /** Sets the pieces of a line. */
  'cart-change': CartChange;
  'cart-remove': CartRemoval;
  'cart-open': undefined;
  'discount-apply': DiscountCode;
  /** The whole selection: a filter that it does not name is not selected. */
  'list-filter': ListFilters;
}

/** Commands of the shopper. One handler gets each command, and a command waits until it has a handler. */
export interface Commands extends SentCommands, CustomCommands {
  'add-to-cart': AddToCart;
  'compare-toggle': { type: string; id: string | number };
  /** `name` and `email` are the shopper's. */
  'back-in-stock-open': { type: string; id: string | number; productName?: string; name?: string; email?: string };
  'installer-open': undefined;
  'price-match-open': undefined;
  'concept-store-open': undefined;
  'menu-open': undefined;
  'chat-open': undefined;
  /** The whole number of credits to exchange. */
  'voucher-activation': { credits: number };
}

/** What happened. Every widget and script may subscribe. */
export interface Facts extends CustomFacts {
  /** As the shop answered, with amounts in euros. */
  'cart-added': AddedOnWire;
  /**
   * Pieces in the cart. Sticky: later subscribers get the latest one, and other tabs too. The fields of a sticky fact are
   * read in `loader/engine/sticky-facts.ts`; others are dropped there.
   */
  'cart-count': { count: number };
  /** Sticky, and shared with other tabs. */
  'compare-changed': { items: readonly { id: string | number; type: string }[] };
  /** `element` is the form that was submitted; a script that publishes the fact may leave it out. */
  'address-saved': { address: AddressFields; element?: Element };
  'chat-opened': undefined;
  /** The shopper searches, or goes to a suggestion of the search field. */
  'products-searched': {
    query: string;
    /** How many products the shop has for it; null where the field does not know. */
    results: number | null;
    /** The page of the suggestion. Without it, the form is sent. */
    url?: string;
  };
  'widget-ready': { widget: string; element: Element };
  'widget-failed': { widget: string; element: Element; error: unknown };
  /** `status` is null without an answer. `violation` says where an answer breaks the contract. */
  'call-failed': { widget: string; call: string; status: number | null; violation?: ContractViolation | undefined };
  /** A call of a widget has ended. Only with the setting `telemetry`. */
  'call-ended': {
    widget: string;
    /** The path without base, query and ids: `/quotation/{id}`. */
    call: string;
    method: string;
    /** Milliseconds, with retries. */
    duration: number;
    /** Null without an answer. */
    status: number | null;
    /** Null when it succeeded. */
    reason: Reason | null;
    /** The version of the loader. */
    release: string;
    /** The header of that name that was sent. */
    traceparent?: string;
  };
  /** How a widget performs on this page, each time the page is hidden. Only with the setting `telemetry`. */
  'widget-vitals': {
    widget: string;
    element: Element;
    /** Milliseconds from the start of the loader; 0 with a frame of a server, null for a widget that is not ready. */
    firstContent: number | null;
    /** Milliseconds until the next frame after the slowest interaction; null without one. */
    interaction: number | null;
    /** The sum of the layout shifts in which a part of the widget moved. */
    layoutShift: number;
    release: string;
  };
  /** A slot of a widget is shown for the first time, filled from its template if the page has one. */
  'slot-ready': {
    widget: string;
    /** The name of the slot. */
    slot: string;
    /** The element of the slot. Its content stays until the widget unmounts. */
    element: HTMLElement;
    /** What identifies a copy, as in the data attributes of the element: `{ productId: 4711 }`. */
    data: Readonly<Record<string, string | number>>;
  };
  /** A mistake in a template. `widget` is null where the element is not a widget. `message` is what the console shows. */
  'template-error': {
    widget: string | null;
    element: Element;
    attribute: string;
    expected: string;
    found: string;
    message: string;
  };
}

export type Events = Commands & Facts;

/** What is published on `document`, or sent there without an answer. */
export type Emitted = Exclude<keyof Events, keyof SentCommands>;
