import type { PersonRow } from '../db/schema.ts';
import type { Locale } from './language.ts';

/** Who stands before the shelf, and when: what every rule about a cart needs to know. */
export interface Shopper {
  cartId: string;
  locale: Locale;
  /** Null for a guest. */
  person: PersonRow | null;
  /** Epoch milliseconds. */
  now: number;
}
