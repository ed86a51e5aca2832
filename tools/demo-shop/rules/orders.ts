import type { Db, OrderRow } from '../db/schema.ts';
import { lockCart } from './cart-lines.ts';
import { forgetData } from './checkout/known.ts';
import type { Order } from './order.ts';
import { orderIn } from './order.ts';
import { Refused } from './refusal.ts';
import { clearCart, giveCredits, takeDiscount, takeStock, takeVoucher } from './settle.ts';
import type { Shopper } from './shopper.ts';

/** An order of this shopper, by session or account; null for other shoppers. */
export async function readOrder(db: Db, shopper: Shopper, id: string): Promise<Order | null> {
  const row = await rowOf(db, shopper, id);
  return row ? orderIn(row) : null;
}

/**
 * Pays an order: updates stock, gift card, credits and cart, all or none. A paid order is returned unchanged. Refused
 * when something is no longer available; the order then stays open.
 */
export async function payOrder(db: Db, shopper: Shopper, id: string): Promise<Order> {
  const { row, order } = await lockedOrder(db, shopper, id);
  if (order.status === 'paid') return order;
  if (order.status === 'cancelled') throw new Refused('order', { why: 'order-cancelled' });
  await takeStock(db, order.lines);
  await takeVoucher(db, order, shopper.now);
  await takeDiscount(db, order, shopper.now);
  await giveCredits(db, order, shopper.now);
  if (row.cart_id !== null) {
    await clearCart(db, row.cart_id, order);
    await forgetData(db, row.cart_id);
  }
  await db.updateTable('orders').set({ status: 'paid', paid_at: shopper.now }).where('id', '=', row.id).execute();
  return { ...order, status: 'paid', paidAt: shopper.now };
}

/** The bank refused: nothing changes, and the shopper may try again or choose another method. */
export async function refuseOrder(db: Db, shopper: Shopper, id: string): Promise<Order> {
  const { order } = await lockedOrder(db, shopper, id);
  return order;
}

/** Cancels an open order; placing again creates another one. A paid order stays paid. */
export async function cancelOrder(db: Db, shopper: Shopper, id: string): Promise<Order> {
  const { order } = await lockedOrder(db, shopper, id);
  if (order.status !== 'open') return order;
  await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute();
  return { ...order, status: 'cancelled' };
}

/** Reads the order again with the lock of its cart, so that the second of two payments sees the first. */
async function lockedOrder(db: Db, shopper: Shopper, id: string): Promise<{ row: OrderRow; order: Order }> {
  const stored = await rowOf(db, shopper, id);
  if (stored?.cart_id) await lockCart(db, { cartId: stored.cart_id, now: shopper.now });
  const row = await rowOf(db, shopper, id);
  const order = row && orderIn(row);
  if (!order) throw new Refused('order', { why: 'unknown-order' });
  return { row, order };
}

async function rowOf(db: Db, { cartId, person }: Shopper, id: string): Promise<OrderRow | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  const isOwn = row !== undefined && (row.cart_id === cartId || (person !== null && row.person_id === person.id));
  return isOwn ? row : undefined;
}
