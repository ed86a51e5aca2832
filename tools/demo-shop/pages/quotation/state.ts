import type { QuotationRow } from '../../db/schema.ts';
import { isOpen } from '../../rules/quotation/read.ts';
import { day } from '../format.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** What has become of a quotation, as the lists of the account say it. */
export function quotationState(row: QuotationRow, now: number, { words, locale }: Visit): string {
  if (row.accepted_at !== null) return words.offerStateAccepted;
  if (!isOpen(row, now)) return words.offerStateOver;
  return fill(words.offerStateOpen, { date: day(new Date(row.valid_until).toISOString(), locale) });
}
