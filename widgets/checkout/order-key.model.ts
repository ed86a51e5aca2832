import type { CheckoutCart } from '../../shared/contract/checkout.ts';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import { hashOf } from '../../shared/rules/hash.ts';
import type { OrderAttempt } from './draft.model.ts';

/** What is ordered, with its price. */
export interface OrderedNow {
  readonly fields: CheckoutData;
  readonly items: CheckoutCart['items'];
  /** In cents. */
  readonly due: number;
}

/** The attempt to place this order: the earlier one when it was for the same order. */
export function attemptFor(order: OrderedNow, earlier: OrderAttempt | null): OrderAttempt {
  const of = printOf(order);
  return earlier?.of === of ? earlier : { key: newKey(), of };
}

/** Passwords are left out: a page that is loaded again has none. */
function printOf({ fields, items, due }: OrderedNow): string {
  const { password: _, password_confirmation: __, ...typed } = fields;
  const lines = items.map(({ type, id, sku, name, qty, price }) => [type, id ?? sku ?? name, qty, price]);
  const text = JSON.stringify([typed, lines, due]);
  return `${hashOf(text)}-${text.length}`;
}

/** A UUID of version 4; `crypto.randomUUID` is missing on pages that are not secure. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
