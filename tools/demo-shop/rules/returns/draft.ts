import type { Db } from '../../db/schema.ts';
import { requireNone } from '../checkout/problems.ts';
import type { Locale } from '../language.ts';
import { boughtBy, returnable, type Bought, type Holder } from './bought.ts';

/** The visitor who prepares a return. */
export interface Sender {
  readonly sessionId: string;
  /** Null for a guest. */
  readonly personId: string | null;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** By order line id. */
export type ByLine<T> = Readonly<Record<string, T>>;

export interface Answered {
  readonly question: number;
  readonly answer: number;
}

export interface Draft {
  /** The order that a guest has identified. */
  readonly orderId: string | null;
  /** Quantity by order line. */
  readonly selection: ByLine<number>;
  /** Reason id by order line. */
  readonly problems: ByLine<number>;
  /** Answers that were given without JavaScript. */
  readonly answers: ByLine<readonly Answered[]>;
}

/** A line of the draft. */
export interface Chosen extends Bought {
  /** The quantity. */
  readonly selected: number;
  /** The id of a reason. */
  readonly problem: number | null;
  readonly answers: readonly Answered[];
}

const EMPTY: Draft = { orderId: null, selection: {}, problems: {}, answers: {} };

export async function draftOf(db: Db, { sessionId }: Pick<Sender, 'sessionId'>): Promise<Draft> {
  const row = await db.selectFrom('return_drafts').selectAll().where('session_id', '=', sessionId).executeTakeFirst();
  if (!row) return EMPTY;
  return {
    orderId: row.order_id,
    selection: JSON.parse(row.selection),
    problems: JSON.parse(row.problems),
    answers: JSON.parse(row.answers),
  };
}

/** Updates fields of the draft. */
export async function keepDraft(
  db: Db,
  sender: Pick<Sender, 'sessionId' | 'now'>,
  part: Partial<Draft>,
): Promise<void> {
  const draft = { ...(await draftOf(db, sender)), ...part };
  const row = {
    order_id: draft.orderId,
    selection: JSON.stringify(draft.selection),
    problems: JSON.stringify(draft.problems),
    answers: JSON.stringify(draft.answers),
    changed_at: sender.now,
  };
  await db
    .insertInto('return_drafts')
    .values({ ...row, session_id: sender.sessionId })
    .onConflict((known) => known.column('session_id').doUpdateSet(row))
    .execute();
}

/** Deletes the draft after it was submitted; a guest keeps the identified order. */
export function emptyDraft(db: Db, sender: Sender): Promise<void> {
  return keepDraft(db, sender, { selection: {}, problems: {}, answers: {} });
}

export function holderOf({ personId }: Pick<Sender, 'personId'>, { orderId }: Draft): Holder {
  return { personId, orderId };
}

/** The lines that can be chosen. */
export async function pickable(db: Db, sender: Sender): Promise<Bought[]> {
  return boughtBy(db, holderOf(sender, await draftOf(db, sender)), sender.locale);
}

/** The chosen lines, in the order of purchase. */
export async function chosenBy(db: Db, sender: Sender): Promise<Chosen[]> {
  const draft = await draftOf(db, sender);
  const bought = await boughtBy(db, holderOf(sender, draft), sender.locale);
  return bought.flatMap((line) => {
    const selected = draft.selection[line.id];
    if (selected === undefined) return [];
    return { ...line, selected, problem: draft.problems[line.id] ?? null, answers: draft.answers[line.id] ?? [] };
  });
}

/** Stores the chosen lines and quantities; each must belong to the visitor and be returnable. */
export async function chooseProducts(db: Db, sender: Sender, selection: ByLine<number>): Promise<void> {
  const wanted = Object.entries(selection);
  if (wanted.length === 0) requireNone({ products: [{ why: 'return-empty' }] });
  const bought = await pickable(db, sender);
  for (const [id, pieces] of wanted) {
    const line = bought.find((item) => String(item.id) === id);
    const most = line ? returnable(line) : 0;
    if (most === 0) requireNone({ products: [{ why: 'return-gone' }] });
    if (!Number.isSafeInteger(pieces) || pieces < 1 || pieces > most) {
      requireNone({ products: [{ why: 'return-amount', most }] });
    }
  }
  await keepDraft(db, sender, { selection, problems: {}, answers: {} });
}

/** Stores the reason of each line. */
export async function chooseProblems(db: Db, sender: Sender, problems: ByLine<number>): Promise<void> {
  await keepDraft(db, sender, { problems });
}
