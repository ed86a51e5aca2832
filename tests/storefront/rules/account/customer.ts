import type { PersonRow } from '../../db/schema.ts';
import type { Locale } from '../language.ts';

/** Who looks after an account, and when. */
export interface Customer {
  person: PersonRow;
  locale: Locale;
  /** Epoch milliseconds. */
  now: number;
}
