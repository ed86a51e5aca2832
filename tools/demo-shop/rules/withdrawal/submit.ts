import type { WithdrawalStatement } from '../../../../shared/contract/withdrawal.ts';
import type { Db, WithdrawalRow } from '../../db/schema.ts';
import { isEmail } from '../checkout/formats.ts';
import { requireNone, type Problem } from '../checkout/problems.ts';
import { nextNumber } from '../counters.ts';
import { queueMail } from '../mail/queue.ts';
import type { MakeId } from '../sessions.ts';
import type { Sender } from '../returns/draft.ts';
import { fingerprintOf, tidied, type StatementLine } from './same-statement.ts';
import { orderOf, type OrderedLine, type WithdrawableOrder } from './orders.ts';

const LONGEST_EMAIL = 255;
/** A longer name stands in the text of the mail only. */
const LONGEST_RECIPIENT = 255;

/** A line of a statement. One that the shop cannot find in the order stays as it was stated. */
interface StatedLine extends Omit<OrderedLine, 'id'> {
  readonly id: string | number;
  /** False also for more pieces than were bought. */
  readonly isInOrder: boolean;
}

/** What is known of a statement when its acknowledgement is written. */
export interface Acknowledged {
  readonly number: string;
  readonly receivedAt: number;
  readonly statement: WithdrawalStatement;
  /** The lines that were named; empty for the whole order. */
  readonly lines: readonly StatedLine[];
  /** Null where the shop has no such order of this consumer. */
  readonly order: WithdrawableOrder | null;
}

export interface Submission {
  readonly withdrawal: WithdrawalRow;
  /** False where the same statement was there already. */
  readonly isNew: boolean;
}

/**
 * Takes a statement, and owes its acknowledgement in the same transaction. Nothing is judged here: a statement after the
 * period, of a business, about an unknown order or about products that are not in the order is kept like any other, and
 * the acknowledgement says so.
 */
export async function submitWithdrawal(
  db: Db,
  sender: Sender,
  makeId: MakeId,
  sent: WithdrawalStatement,
  write: (about: Acknowledged) => { subject: string; text: string },
): Promise<Submission> {
  const statement = tidied(sent);
  requireNone(problemsOf(statement));
  const { sessionId, personId, locale, now } = sender;
  const order =
    (await orderOf(db, { number: statement.order_number, email: statement.email, personId }, locale)) ?? null;
  const fingerprint = await fingerprintOf(statement, order);
  const earlier = await found(db, fingerprint);
  if (earlier) return { withdrawal: earlier, isNew: false };
  const lines = statement.lines.map((line) => statedLine(line, order));
  const number = `H-${await nextNumber(db, 'withdrawal')}`;
  const words = write({ number, receivedAt: now, statement, lines, order });
  const { name, email, order_number, part } = statement;
  const row: WithdrawalRow = {
    id: makeId(),
    number,
    fingerprint,
    person_id: personId,
    name,
    email,
    order_number,
    order_id: order?.id ?? null,
    lines: JSON.stringify(lines.map((line) => ({ id: line.id, name: line.name, amount: line.amount }))),
    part,
    locale,
    subject: words.subject,
    text: words.text,
    received_at: now,
  };
  const kept = await db
    .insertInto('withdrawals')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returningAll()
    .executeTakeFirst();
  // The same statement was on its way twice, and the other one was faster.
  if (!kept) return { withdrawal: (await found(db, fingerprint))!, isNew: false };
  await queueMail(db, {
    id: kept.id,
    session_id: sessionId,
    person_id: personId,
    recipient: email,
    recipient_name: name.slice(0, LONGEST_RECIPIENT),
    subject: words.subject,
    text: words.text,
    locale,
    created_at: now,
  });
  return { withdrawal: kept, isNew: true };
}

/** A statement by its unguessable id. */
export function withdrawalOf(db: Db, id: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
}

function found(db: Db, fingerprint: string): Promise<WithdrawalRow | undefined> {
  return db.selectFrom('withdrawals').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
}

/** The limit of a request body limits the texts. */
function problemsOf({ name, email, order_number }: WithdrawalStatement): Record<string, Problem[]> {
  const problems: Record<string, Problem[]> = {};
  for (const [field, text] of Object.entries({ name, email, order_number }))
    if (text === '') problems[field] = [{ why: 'required' }];
  if (email.length > LONGEST_EMAIL) problems['email'] = [{ why: 'too-long', most: LONGEST_EMAIL }];
  else if (email !== '' && !isEmail(email)) problems['email'] = [{ why: 'email' }];
  return problems;
}

function statedLine({ id, amount, name }: StatementLine, order: WithdrawableOrder | null): StatedLine {
  const line = order?.lines.find((bought) => String(bought.id) === String(id));
  if (!line) return { id, amount, name, isCutToLength: false, isInOrder: false };
  return { ...line, amount, isInOrder: Number.isInteger(amount) && amount > 0 && amount <= line.amount };
}
