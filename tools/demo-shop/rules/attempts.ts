import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { dialectOf } from './search/dialect.ts';

/** Milliseconds. */
export const WITHIN = 10 * 60 * 1000;

/** Counts an attempt, and returns whether there were too many within ten minutes. */
export async function isTooOften(db: Db, subject: string, most: number, now: number): Promise<boolean> {
  await takeTurn(db, subject);
  await noteAttempt(db, subject, now);
  const { count } = await db
    .selectFrom('attempts')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return count > most;
}

/**
 * Until the transaction ends, other attempts of the subject wait: two that read the same count would both be the last one.
 * On SQLite every transaction waits for every other.
 */
async function takeTurn(db: Db, subject: string): Promise<void> {
  if (dialectOf(db) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${subject}))`.execute(db);
}

const MINUTE = 60 * 1000;

/** Milliseconds until another attempt is allowed, given the limit per minute; 0 for immediately. */
export async function waitFor(db: Db, subject: string, most: number, now: number): Promise<number> {
  await takeTurn(db, subject);
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
