import type { SentCommands } from '../../shared/bus/events.ts';

/**
 * Commands that only `send` sends, with the widget that handles each. The engine learns them with the first
 * `send`: the manifest, which every page loads, does not name them.
 */
export const SENT_COMMANDS: Readonly<Record<keyof SentCommands, string | null>> = {
  'cart-change': 'cart-page',
  'cart-remove': 'cart-page',
  'discount-apply': 'cart-page',
  'cart-get': 'cart-page',
  'cart-open': null,
  'list-filter': 'product-overview',
};
