import type { ExpressionBuilder } from 'kysely';
import type { Db, MailRow, Tables } from '../../db/schema.ts';

export type NewMail = Omit<MailRow, 'sent_at' | 'claimed_until'>;

/** Owes a mail: in the transaction of what it is about, so that both are kept or neither is. */
export async function queueMail(db: Db, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({ ...mail, sent_at: null })
    .execute();
}

/** No process sends it, or the one that did has ended. */
const isOwed =
  (now: number) =>
  ({ and, eb, or }: ExpressionBuilder<Tables, 'mails'>) =>
    and([eb('sent_at', 'is', null), or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)])]);

/**
 * The oldest mail that is owed. Until `until` it is the caller's to send, and no other process gets it; undefined when
 * there is none.
 *
 * @param now epoch milliseconds, like `until`
 */
export async function claimMail(db: Db, now: number, until: number): Promise<MailRow | undefined> {
  for (;;) {
    const owed = db.selectFrom('mails').selectAll().where(isOwed(now)).orderBy('created_at').orderBy('id').limit(1);
    const mail = await owed.executeTakeFirst();
    if (!mail) return undefined;
    const claim = db.updateTable('mails').set({ claimed_until: until }).where('id', '=', mail.id).where(isOwed(now));
    const { numUpdatedRows } = await claim.executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) return mail;
    // Another process was faster.
  }
}

/** It could not be sent, and is owed again at `until`. */
export async function postponeMail(db: Db, id: string, until: number): Promise<void> {
  await db.updateTable('mails').set({ claimed_until: until }).where('id', '=', id).execute();
}

export async function markSent(db: Db, id: string, now: number): Promise<void> {
  await db.updateTable('mails').set({ sent_at: now }).where('id', '=', id).execute();
}

/** The mails that a visitor caused, in this session or by account, the newest first. */
export function mailsOf(
  db: Db,
  { sessionId, personId }: { sessionId: string; personId: string | null },
): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where((either) => either.or([either('session_id', '=', sessionId), either('person_id', '=', personId ?? '')]))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}
