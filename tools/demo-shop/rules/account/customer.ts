import type { PersonRow } from '../../db/schema.ts';
import type { WithExtras } from '../../extras.ts';
import type { Locale } from '../language.ts';

/** The signed-in customer, and the current time. */
export interface Customer extends WithExtras {
  person: PersonRow;
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
}
