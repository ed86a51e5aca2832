import type { Db, ReturnLineRow, ReturnRow } from '../../db/schema.ts';
import { REASONS } from '../../seed/returns/reasons.ts';
import { SOLUTIONS } from '../../seed/returns/solutions.ts';
import type { Locale } from '../language.ts';
import type { Sender } from './draft.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface ReceiptLine extends Pick<
  ReturnLineRow,
  'name' | 'amount' | 'product_id' | 'serial_number' | 'remark'
> {
  /** The chosen options as text. */
  readonly choices: readonly string[];
  readonly files: number;
}

/** A submitted return. */
export interface Receipt extends ReturnRow {
  readonly lines: readonly ReceiptLine[];
  /** Epoch milliseconds: the end of the working day on which the shop answers. */
  readonly answerBy: number;
}

/** A return by id, for the customer or the guest session that submitted it. */
export async function readReceipt(
  db: Db,
  { personId, sessionId, locale }: Sender,
  id: string,
): Promise<Receipt | undefined> {
  const row = await db.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const isOwn = row.person_id === null ? row.session_id === sessionId : row.person_id === personId;
  if (!isOwn) return undefined;
  const lines = await db
    .selectFrom('return_lines')
    .selectAll()
    .where('return_id', '=', id)
    .orderBy('position')
    .execute();
  const files = await db.selectFrom('return_files').select('order_line_id').where('return_id', '=', id).execute();
  return {
    ...row,
    lines: lines.map((line) => ({
      ...line,
      choices: choicesOf(line, locale),
      files: files.filter(({ order_line_id }) => order_line_id === line.order_line_id).length,
    })),
    answerBy: nextWorkingDay(row.created_at),
  };
}

/** The returns of a customer, newest first. */
export function returnsOf(db: Db, personId: string): Promise<ReturnRow[]> {
  return db.selectFrom('returns').selectAll().where('person_id', '=', personId).orderBy('created_at', 'desc').execute();
}

function choicesOf({ reason, solution }: ReturnLineRow, locale: Locale): string[] {
  const named = (list: readonly { id: number; name: Record<Locale, string> }[], id: string | null) =>
    list.find((entry) => String(entry.id) === id)?.name[locale] ?? [];
  return [named(REASONS, reason), named(SOLUTIONS, solution)].flat();
}

/** Customer service answers within 24 hours on working days. */
export function nextWorkingDay(from: number): number {
  let day = from + DAY;
  while (isWeekend(day)) day += DAY;
  return day;
}

function isWeekend(moment: number): boolean {
  const name = new Date(moment).toLocaleDateString('en', { weekday: 'short', timeZone: 'Europe/Amsterdam' });
  return name === 'Sat' || name === 'Sun';
}
