import { sql } from 'kysely';
import type { Db, OrderRow } from '../../db/schema.ts';
import { arrivalOf } from '../arrival.ts';
import { GIFT_ID } from '../gift.ts';
import type { Locale } from '../language.ts';
import type { OrderDetails } from '../order.ts';
import { lineIdOf } from '../returns/bought.ts';
import { lastDayFor } from './period.ts';

/** Cable is cut to length for one customer; article 16, point (c). */
const CUT_TO_LENGTH = /^kabels-connectoren\/\w+kabel$/;

/** A line of an order as its customer sees it. */
export interface OrderedLine {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  /** Made to measure: there is no right of withdrawal. */
  readonly isCutToLength: boolean;
}

export interface WithdrawableOrder {
  readonly id: string;
  readonly number: string;
  readonly placedAt: number;
  /** The last day of the period, that day included; as `2026-12-02`. */
  readonly lastDay: string;
  /** Bought for a business: the law gives no right of withdrawal. */
  readonly isBusiness: boolean;
  /** The latest statement about it; null where there is none. */
  readonly withdrawnAt: number | null;
  readonly lines: readonly OrderedLine[];
}

/** Every order of a customer, also those whose period is over: what becomes of a statement is decided later. */
export async function withdrawableOrders(db: Db, personId: string, locale: Locale): Promise<WithdrawableOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('person_id', '=', personId)
    .where('status', '!=', 'cancelled')
    .orderBy('placed_at', 'desc')
    .execute();
  const orders = [];
  for (const row of rows) orders.push(await orderIn(db, row, locale));
  return orders;
}

/** The order of this number, in capitals or not, if it belongs to this customer or has this e-mail address. */
export async function orderOf(
  db: Db,
  { number, email, personId }: { number: string; email: string; personId: string | null },
  locale: Locale,
): Promise<WithdrawableOrder | undefined> {
  const inCapitals = sql<string>`upper(number)`;
  const row = await db.selectFrom('orders').selectAll().where(inCapitals, '=', number.toUpperCase()).executeTakeFirst();
  if (!row || row.status === 'cancelled') return undefined;
  const isOwn = personId !== null && row.person_id === personId;
  if (!isOwn && !(await emailsOf(db, row)).includes(email.toLowerCase())) return undefined;
  return orderIn(db, row, locale);
}

async function emailsOf(db: Db, { details, person_id }: OrderRow): Promise<string[]> {
  const person = await personOf(db, person_id);
  const typed = details === null ? undefined : (JSON.parse(details) as OrderDetails).email;
  return [person?.email, typed].flatMap((email) => (email ? [email.toLowerCase()] : []));
}

async function personOf(db: Db, id: string | null) {
  if (id === null) return undefined;
  return db.selectFrom('people').select(['email', 'type']).where('id', '=', id).executeTakeFirst();
}

async function orderIn(db: Db, row: OrderRow, locale: Locale): Promise<WithdrawableOrder> {
  const type = row.details === null ? (await personOf(db, row.person_id))?.type : detailsIn(row.details).type;
  return {
    id: row.id,
    number: row.number,
    placedAt: row.placed_at,
    lastDay: lastDayFor(arrivalOf(row)),
    isBusiness: type === 'business',
    withdrawnAt: await withdrawnAt(db, row.id),
    lines: await linesOf(db, row, locale),
  };
}

function detailsIn(details: string): OrderDetails {
  return JSON.parse(details) as OrderDetails;
}

async function withdrawnAt(db: Db, orderId: string): Promise<number | null> {
  const last = await db
    .selectFrom('withdrawals')
    .select('received_at')
    .where('order_id', '=', orderId)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  return last?.received_at ?? null;
}

/** Without gifts; in the language of the shopper, unless the product is not sold any more. */
async function linesOf(db: Db, { number, lines }: OrderRow, locale: Locale): Promise<OrderedLine[]> {
  const stored = JSON.parse(lines) as { id: string; name: string; qty: number }[];
  const rows = await db
    .selectFrom('products')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', `products.name_${locale} as name`, 'categories.slug'])
    .where('products.id', 'in', ['', ...stored.map(({ id }) => id)])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return stored.flatMap((line, index) => {
    if (line.id === GIFT_ID) return [];
    const product = known.get(line.id);
    const isCutToLength = CUT_TO_LENGTH.test(product?.slug ?? '');
    return [{ id: lineIdOf(number, index), name: product?.name ?? line.name, amount: line.qty, isCutToLength }];
  });
}
