import type { Db } from '../db/schema.ts';
import { lockCart, markCombination, mostOf, putLine } from './cart-lines.ts';
import { moveData } from './checkout/known.ts';
import type { Shopper } from './shopper.ts';

/** Moves all lines from a guest's cart into the customer's, up to the stock. */
export async function mergeCarts(db: Db, guestCartId: string, customer: Shopper): Promise<void> {
  await lockCart(db, { cartId: guestCartId, now: customer.now });
  await lockCart(db, customer);
  const kept = await db.selectFrom('cart_lines').selectAll().where('cart_id', '=', customer.cartId).execute();
  for (const line of await linesWithStock(db, guestCartId)) {
    const before = kept.find((own) => own.product_id === line.product_id)?.qty ?? 0;
    const wanted = Math.max(before, Math.min(before + line.qty, mostOf(line)));
    if (wanted === 0) continue;
    await putLine(db, customer, line.product_id, wanted, line.quotation_id);
    const { combination_id: id, combination_price: price } = line;
    if (id !== null && price !== null) await markCombination(db, customer, line.product_id, { id, price });
  }
  await moveCodes(db, guestCartId, customer.cartId);
  await moveData(db, guestCartId, customer.cartId);
  await moveOrders(db, guestCartId, customer);
  await db.deleteFrom('cart_lines').where('cart_id', '=', guestCartId).execute();
}

/** The latest input of the guest replaces that of the customer. */
async function moveCodes(db: Db, guestCartId: string, cartId: string): Promise<void> {
  const guest = await db.selectFrom('carts').selectAll().where('id', '=', guestCartId).executeTakeFirstOrThrow();
  const own = await db.selectFrom('carts').selectAll().where('id', '=', cartId).executeTakeFirstOrThrow();
  await db
    .updateTable('carts')
    .set({
      discount_code: guest.discount_code ?? own.discount_code,
      voucher_code: guest.voucher_code ?? own.voucher_code,
      tax_exemption_selected: Math.max(guest.tax_exemption_selected, own.tax_exemption_selected),
    })
    .where('id', '=', cartId)
    .execute();
}

/** Paid orders of the guest become the customer's. Open ones are cancelled, because the cart has changed. */
async function moveOrders(db: Db, guestCartId: string, { person, cartId }: Shopper): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status: 'cancelled' })
    .where('cart_id', '=', guestCartId)
    .where('status', '=', 'open')
    .execute();
  await db
    .updateTable('orders')
    .set((order) => ({ person_id: order.fn.coalesce('person_id', order.val(person?.id ?? null)), cart_id: cartId }))
    .where('cart_id', '=', guestCartId)
    .execute();
}

function linesWithStock(db: Db, cartId: string) {
  return db
    .selectFrom('cart_lines')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['cart_lines.product_id', 'cart_lines.qty', 'cart_lines.quotation_id'])
    .select(['cart_lines.combination_id', 'cart_lines.combination_price'])
    .select(['products.type', 'products.stock', 'products.pre_order'])
    .where('cart_lines.cart_id', '=', cartId)
    .orderBy('cart_lines.added_at')
    .execute();
}
