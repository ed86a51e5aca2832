import type { Db } from '../db/schema.ts';

/** Milliseconds. */
export const WITHIN = 10 * 60 * 1000;

/** Counts an attempt, and returns whether there were too many within ten minutes. */
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

const MINUTE = 60 * 1000;

/** Milliseconds until another attempt is allowed, given the limit per minute; 0 for immediately. */
export async function waitFor(db: Db, subject: string, most: number, now: number): Promise<number> {
  const last = await db
    .selectFrom('attempts')
    .select('tried_at')
    .where('subject', '=', subject)
    .where('tried_at', '>', now - MINUTE)
    .orderBy('tried_at', 'desc')
    .limit(1)
    .offset(most - 1)
    .executeTakeFirst();
  return last === undefined ? 0 : last.tried_at + MINUTE - now;
}

export async function noteAttempt(db: Db, subject: string, now: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('tried_at', '<=', now - WITHIN)
    .execute();
  await db.insertInto('attempts').values({ subject, tried_at: now }).execute();
}

/** Resets the attempts after a correct one. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute();
}
