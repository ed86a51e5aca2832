import type { Db } from '../db/schema.ts';

const WITHIN = 10 * 60 * 1000;

/** Tells whether something was tried too often within ten minutes, and counts this attempt. */
export async function isTooOften(db: Db, subject: string, most: number, now: number): Promise<boolean> {
  await db
    .deleteFrom('attempts')
    .where('tried_at', '<=', now - WITHIN)
    .execute();
  await db.insertInto('attempts').values({ subject, tried_at: now }).execute();
  const { count } = await db
    .selectFrom('attempts')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return count > most;
}

/** Whoever got it right begins anew. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute();
}
