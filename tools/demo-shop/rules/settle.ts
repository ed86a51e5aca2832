import type { Db } from '../db/schema.ts';
import { validity } from './account/valid.ts';
import { nextNumber } from './counters.ts';
import { GIFT_ID } from './gift.ts';
import type { Order, OrderLine } from './order.ts';
import { Refused } from './refusal.ts';

/** The effects of a payment. Each part refuses when something is no longer available. */

/** Reduces the stock, always in the same order of products to avoid deadlocks. */
export async function takeStock(db: Db, lines: readonly OrderLine[]): Promise<void> {
  for (const line of lines.toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1))) {
    await takePieces(db, line);
  }
  // Pages that show the earlier stock are out of date, also in other processes.
  await nextNumber(db, 'stock');
}

/** A pre-order may exceed the stock, and a missing gift is ignored. */
async function takePieces(db: Db, { id, name, qty }: OrderLine): Promise<void> {
  const taken = await db
    .updateTable('products')
    .set((product) => ({ stock: product('stock', '-', qty) }))
    .where('id', '=', String(id))
    .where('stock', '>=', qty)
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows > 0n) return;
  const product = await db
    .selectFrom('products')
    .select(['stock', 'pre_order'])
    .where('id', '=', String(id))
    .executeTakeFirst();
  const left = product?.stock ?? 0;
  const isForgiven = String(id) === GIFT_ID || product?.pre_order === 1;
  if (!isForgiven) throw new Refused('order', { why: 'order-stock', name, left });
  await db.updateTable('products').set({ stock: 0 }).where('id', '=', String(id)).execute();
}

export async function takeVoucher(db: Db, { voucherCode, amounts }: Order, now: number): Promise<void> {
  if (voucherCode === null || amounts.voucher === 0) return;
  const taken = await db
    .updateTable('vouchers')
    .set((voucher) => ({ balance: voucher('balance', '-', amounts.voucher) }))
    .where('code', '=', voucherCode)
    .where('balance', '>=', amounts.voucher)
    .where((either) => either.or([either('ends_at', 'is', null), either('ends_at', '>', now)]))
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 0n) throw new Refused('order', { why: 'order-voucher' });
}

/** A discount that was bought with credits ends with this order. */
export async function takeDiscount(db: Db, { discountCode, isPowerCreditDiscount }: Order, now: number): Promise<void> {
  if (discountCode === null || !isPowerCreditDiscount) return;
  const taken = await db
    .updateTable('discounts')
    .set({ ends_at: now })
    .where('code', '=', discountCode)
    .where((either) => either.or([either('ends_at', 'is', null), either('ends_at', '>', now)]))
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 0n) throw new Refused('order', { why: 'order-discount' });
}

export async function giveCredits(db: Db, order: Order, now: number): Promise<void> {
  const { id: order_id, personId: person_id, credits: amount } = order;
  if (person_id === null || amount === 0) return;
  const id = await nextNumber(db, 'credit');
  await db
    .insertInto('credits')
    .values({ id, person_id, order_id, note: null, amount, used: 0, ...validity(order, now) })
    .execute();
}

/** Removes the ordered lines from the cart; what another tab has added since stays. */
export async function clearCart(db: Db, cartId: string, { lines }: Order): Promise<void> {
  for (const { id, qty } of lines) {
    await db
      .deleteFrom('cart_lines')
      .where('cart_id', '=', cartId)
      .where('product_id', '=', String(id))
      .where('qty', '<=', qty)
      .execute();
    await db
      .updateTable('cart_lines')
      .set((line) => ({ qty: line('qty', '-', qty) }))
      .where('cart_id', '=', cartId)
      .where('product_id', '=', String(id))
      .execute();
  }
  await db.updateTable('carts').set({ discount_code: null, voucher_code: null }).where('id', '=', cartId).execute();
}
