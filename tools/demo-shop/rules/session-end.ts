import type { Db } from '../db/schema.ts';
import type { ShopSession } from './sessions.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** A session ends after this time without use. */
const IDLE = 2 * HOUR;
/** A session ends this long after it began or the last login. */
export const LONGEST = 30 * 24 * HOUR;
const AT_ONCE = 20;

export function isOver({ createdAt, seenAt }: Pick<ShopSession, 'createdAt' | 'seenAt'>, now: number): boolean {
  return now - seenAt > IDLE || now - createdAt > LONGEST;
}

/** Stores the last use of a session, to the minute, so that few pages need a write. */
export function isToBeNoted({ seenAt }: Pick<ShopSession, 'seenAt'>, now: number): boolean {
  return now - seenAt >= MINUTE;
}

export async function noteUse(db: Db, { id }: Pick<ShopSession, 'id'>, now: number): Promise<void> {
  await db.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute();
}

/** Deletes some expired sessions with the carts of guests that have no orders. */
export async function sweepSessions(db: Db, now: number): Promise<void> {
  const over = await db
    .selectFrom('sessions')
    .select(['id', 'cart_id'])
    .where('seen_at', '<', now - IDLE)
    .limit(AT_ONCE)
    .execute();
  if (over.length === 0) return;
  const ids = over.map(({ id }) => id);
  await db.deleteFrom('sessions').where('id', 'in', ids).execute();
  const carts = await deadCarts(
    db,
    over.map(({ cart_id }) => cart_id),
  );
  if (carts.length === 0) return;
  await db.deleteFrom('cart_lines').where('cart_id', 'in', carts).execute();
  await db.deleteFrom('checkouts').where('cart_id', 'in', carts).execute();
  await db.deleteFrom('carts').where('id', 'in', carts).execute();
}

async function deadCarts(db: Db, ids: readonly string[]): Promise<string[]> {
  const carts = await db
    .selectFrom('carts')
    .select('id')
    .where('id', 'in', ids)
    .where('person_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orders').select('orders.id').whereRef('orders.cart_id', '=', 'carts.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sessions').select('sessions.id').whereRef('sessions.cart_id', '=', 'carts.id'))),
    )
    .execute();
  return carts.map(({ id }) => id);
}
