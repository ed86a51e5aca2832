import type { Db, MailRow } from '../../db/schema.ts';

export type NewMail = Omit<MailRow, 'sent_at'>;

/** Owes a mail: in the transaction of what it is about, so that both are kept or neither is. */
export async function queueMail(db: Db, mail: NewMail): Promise<void> {
  await db
    .insertInto('mails')
    .values({ ...mail, sent_at: null })
    .execute();
}

/**
 * The mails that are still owed, the oldest first.
 *
 * @param except those that have failed in this round, by id
 */
export function owedMails(db: Db, except: readonly string[] = []): Promise<MailRow[]> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('id', 'not in', ['', ...except])
    .orderBy('created_at')
    .orderBy('id')
    .limit(20)
    .execute();
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
