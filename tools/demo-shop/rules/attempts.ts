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

/**
 * Counts an attempt before its result is known, so that those that arrive at once are counted too.
 *
 * @returns milliseconds until another attempt is allowed; 0 if this one is
 */
export async function claimAttempt(db: Db, subject: string, most: number, now: number): Promise<number> {
  const left = await waitFor(db, subject, most, now);
  if (left === 0) await noteAttempt(db, subject, now);
  return left;
}

/** The attempt of this time was a correct one, and does not count. */
export async function takeBackAttempt(db: Db, subject: string, triedAt: number): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).where('tried_at', '=', triedAt).execute();
}

/** Resets the attempts after a correct one. */
export async function forgetAttempts(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute();
}
