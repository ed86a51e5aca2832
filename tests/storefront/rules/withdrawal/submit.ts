import type { WithdrawalStatement } from '../../../../shared/contract/withdrawal.ts';
import type { Db, WithdrawalRow } from '../../db/schema.ts';
import { isEmail } from '../checkout/formats.ts';
import { requireNone, type Problem } from '../checkout/problems.ts';
import { nextNumber } from '../counters.ts';
import { queueMail } from '../mail/queue.ts';
import type { MakeId } from '../sessions.ts';
import type { Sender } from '../returns/draft.ts';
import { orderOf, type OrderedLine, type WithdrawableOrder } from './orders.ts';

const LONGEST = { name: 255, email: 255, order_number: 64, part: 1000 } as const;
const MOST_LINES = 200;

/** What is known of a statement when its acknowledgement is written. */
export interface Acknowledged {
  readonly number: string;
  readonly receivedAt: number;
  readonly statement: WithdrawalStatement;
  /** The lines that were named; empty for the whole order. */
  readonly lines: readonly Pick<OrderedLine, 'name' | 'amount' | 'isCutToLength'>[];
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
 * period, of a business or about an unknown order is kept like any other, and the acknowledgement says so.
 */
export async function submitWithdrawal(
  db: Db,
  sender: Sender,
  makeId: MakeId,
  sent: WithdrawalStatement,
  write: (about: Acknowledged) => { subject: string; text: string },
): Promise<Submission> {
  const statement = tidied(sent);
  const fingerprint = await fingerprintOf(statement);
  const earlier = await found(db, fingerprint);
  if (earlier) return { withdrawal: earlier, isNew: false };
  const { sessionId, personId, locale, now } = sender;
  const order =
    (await orderOf(db, { number: statement.order_number, email: statement.email, personId }, locale)) ?? null;
  requireNone(problemsOf(statement, order));
  const lines = statement.lines.map(({ id, amount }) => ({ ...lineOf(order, id)!, amount }));
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
    recipient_name: name,
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

function tidied({ name, email, order_number, lines, part }: WithdrawalStatement): WithdrawalStatement {
  const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
  const named = lines
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => String(one.id).localeCompare(String(other.id)));
  return {
    name: oneLine(name),
    email: email.trim(),
    order_number: oneLine(order_number),
    lines: named,
    part: part.trim(),
  };
}

async function fingerprintOf({ name, email, order_number, lines, part }: WithdrawalStatement): Promise<string> {
  const pieces = lines.map(({ id, amount }) => [String(id), amount]);
  const stated = JSON.stringify([name.toLowerCase(), email.toLowerCase(), order_number, pieces, part]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(stated));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The law lets a shop ask for no more than a name, a contract, and where the acknowledgement goes. */
function problemsOf(statement: WithdrawalStatement, order: WithdrawableOrder | null): Record<string, Problem[]> {
  const problems: Record<string, Problem[]> = {};
  for (const name of ['name', 'email', 'order_number', 'part'] as const) {
    const problem = textProblem(statement[name], LONGEST[name], name !== 'part');
    if (problem) problems[name] = [problem];
  }
  if (!problems['email'] && !isEmail(statement.email)) problems['email'] = [{ why: 'email' }];
  const ids = new Set(statement.lines.map(({ id }) => String(id)));
  const isWrong = ids.size !== statement.lines.length || ids.size > MOST_LINES || statement.lines.some(isUnbought);
  if (isWrong) problems['lines'] = [{ why: 'withdrawal-lines' }];
  return problems;

  function isUnbought({ id, amount }: WithdrawalStatement['lines'][number]): boolean {
    const line = lineOf(order, id);
    return !line || amount < 1 || amount > line.amount;
  }
}

function textProblem(text: string, most: number, isRequired: boolean): Problem | undefined {
  if (text === '') return isRequired ? { why: 'required' } : undefined;
  return text.length > most ? { why: 'too-long', most } : undefined;
}

function lineOf(order: WithdrawableOrder | null, id: string | number): OrderedLine | undefined {
  return order?.lines.find((line) => String(line.id) === String(id));
}
