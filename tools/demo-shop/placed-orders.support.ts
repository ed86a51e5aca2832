import type { Db } from './db/schema.ts';

/** The orders that were placed since the shop was seeded, for a test to read. */
export function placedOrders(db: Db) {
  return db.selectFrom('orders').where('id', 'not like', 'bestelling-%');
}
