import type { PersonRow } from '../db/schema.ts';
import type { WithExtras } from '../extras.ts';
import type { Locale } from './language.ts';

/** The shopper and the current time, for all rules about a cart. */
export interface Shopper extends WithExtras {
  cartId: string;
  locale: Locale;
  /** Null for a guest. */
  person: PersonRow | null;
  /** Epoch milliseconds. */
  now: number;
}
