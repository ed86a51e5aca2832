import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';
import type { Insertable } from 'kysely';
import type { Db, OrdersTable } from '../../db/schema.ts';
import { lockCart } from '../cart-lines.ts';
import { nextNumber } from '../counters.ts';
import { orderIn, type Order } from '../order.ts';
import { payOrder, readOrder } from '../orders.ts';
import type { MakeId } from '../sessions.ts';
import type { Shopper } from '../shopper.ts';
import type { ValidOrder } from './validate-order.ts';
import { validateOrder } from './validate-order.ts';
import { keepData } from './known.ts';
import { openAccount } from './open-account.ts';
import { orderDetails } from './order-details.ts';
import { earnsCredits } from './start.ts';
import { tidied } from './tidy.ts';

export interface Placing {
  makeId: MakeId;
  /** The password hash of a new account; null for no account. */
  password: string | null;
  /** Names an order: it is placed once, and a repeat gets the order of the first time. Null without such names. */
  key: string | null;
}

/**
 * The last step: validates everything again and places the order. A cart has one open order, which is updated when it
 * is placed again. An order that a gift card pays completely is paid at once.
 */
export async function placeOrder(db: Db, shopper: Shopper, typed: CheckoutData, placing: Placing): Promise<Order> {
  await lockCart(db, shopper);
  const placed = placing.key === null ? null : await orderOf(db, shopper, placing.key);
  if (placed) return placed;
  const data = tidied({ ...typed, email: shopper.person?.email ?? typed.email });
  const valid = await validateOrder(db, shopper, data);
  const id = await writeOrder(db, shopper, valid, placing);
  const { payment_method, payment_method_option } = data;
  await keepData(db, shopper, { payment_method, payment_method_option });
  const order = valid.sums.due === 0 ? await payOrder(db, shopper, id) : await readOrder(db, shopper, id);
  return order!;
}

/** The order of this key, which may have been paid and have emptied the cart. */
async function orderOf(db: Db, { cartId, person }: Shopper, key: string): Promise<Order | null> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where((row) => row.or([row('cart_id', '=', cartId), ...(person ? [row('person_id', '=', person.id)] : [])]))
    .where('status', '!=', 'cancelled')
    .execute();
  return rows.map(orderIn).find((order) => order?.key === key) ?? null;
}

type OrderValues = Omit<Insertable<OrdersTable>, 'id' | 'number'>;

async function writeOrder(db: Db, shopper: Shopper, valid: ValidOrder, placing: Placing): Promise<string> {
  const open = await db
    .selectFrom('orders')
    .select(['id', 'person_id'])
    .where('cart_id', '=', shopper.cartId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  const person_id = shopper.person?.id ?? open?.person_id ?? (await accountFor(db, shopper, valid.data, placing));
  const details = { ...orderDetails(shopper, valid), ...(placing.key !== null && { key: placing.key }) };
  const values = {
    cart_id: shopper.cartId,
    person_id,
    placed_at: shopper.now,
    lines: JSON.stringify(details.lines.map(({ id, name, qty, price }) => ({ id: String(id), name, qty, price }))),
    total: details.amounts.total,
    credits_earned: person_id === null ? 0 : creditsFor(shopper, valid),
    details: JSON.stringify(details),
  };
  if (open) await db.updateTable('orders').set(values).where('id', '=', open.id).execute();
  return open?.id ?? insertOrder(db, shopper.now, values, placing.makeId());
}

async function insertOrder(db: Db, now: number, values: OrderValues, id: string): Promise<string> {
  const number = `${new Date(now).getUTCFullYear()}-${await nextNumber(db, 'order')}`;
  await db
    .insertInto('orders')
    .values({ ...values, id, number, status: 'open' })
    .execute();
  return id;
}

async function accountFor(
  db: Db,
  shopper: Shopper,
  data: CheckoutData,
  { makeId, password }: Placing,
): Promise<string | null> {
  if (password === null) return null;
  const id = makeId();
  await openAccount(db, shopper, data, { id, password });
  return id;
}

/** No credits for businesses, nor for quoted lines. */
function creditsFor({ person }: Shopper, { data, priced, sums }: ValidOrder): number {
  const isAllowed = earnsCredits(person ?? data) && !priced.isCreditEarnDisabled;
  return isAllowed ? sums.credits : 0;
}
