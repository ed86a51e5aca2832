import type { Db, OrderRow, OrderStatus } from '../../db/schema.ts';
import { arrivalOf } from '../arrival.ts';
import { orderIn, type Order, type OrderLine } from '../order.ts';
import { pictureOf } from '../product.ts';
import { returnable, boughtBy } from '../returns/bought.ts';
import { withdrawableOrders } from '../withdrawal/orders.ts';
import { dayOf, isInTime } from '../withdrawal/period.ts';
import type { Customer } from './customer.ts';

/** How far an order is on its way. */
export type Progress = 'placed' | 'paid' | 'sent' | 'delivered';

/** An order on the page of its customer. */
export interface OwnOrder {
  readonly id: string;
  readonly number: string;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly status: OrderStatus;
  readonly progress: Progress;
  /** The day on which it arrives or has arrived, as `2026-12-02`. */
  readonly arrival: string;
  readonly lines: readonly OrderLine[];
  /** Cents. */
  readonly total: number;
  /** Addresses, methods and amounts; null for an order of which only the total is stored. */
  readonly order: Order | null;
  readonly canReturn: boolean;
  /** A consumer can still end the contract. */
  readonly canWithdraw: boolean;
}

/** Null for an order of another customer, and for one that does not exist. */
export async function ownOrder(db: Db, customer: Customer, number: string): Promise<OwnOrder | null> {
  const { person, now, locale } = customer;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where('person_id', '=', person.id)
    .executeTakeFirst();
  if (!row) return null;
  const arrival = arrivalOf(row);
  const bought = await boughtBy(db, { personId: null, orderId: row.id }, locale);
  return {
    id: row.id,
    number,
    placedAt: row.placed_at,
    status: row.status,
    progress: progressOf(row, arrival, now),
    arrival,
    lines: await linesIn(db, row, locale),
    total: row.total,
    order: orderIn(row),
    canReturn: bought.some((line) => returnable(line) > 0),
    canWithdraw: await canWithdraw(db, customer, row.id),
  };
}

/** In the language of the shopper, unless a product is not sold any more. */
async function linesIn(db: Db, { lines }: OrderRow, locale: Customer['locale']): Promise<OrderLine[]> {
  const stored = JSON.parse(lines) as (Omit<OrderLine, 'image'> & { image?: string | null })[];
  const products = await db
    .selectFrom('products')
    .select(['id', `name_${locale} as name`])
    .where('id', 'in', ['', ...stored.map(({ id }) => String(id))])
    .execute();
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return stored.map((line) => ({
    ...line,
    name: names.get(String(line.id)) ?? line.name,
    image: line.image ?? pictureOf(String(line.id)),
  }));
}

function progressOf({ status }: OrderRow, arrival: string, now: number): Progress {
  if (status !== 'paid') return 'placed';
  const today = dayOf(now);
  if (today === arrival) return 'sent';
  return today > arrival ? 'delivered' : 'paid';
}

async function canWithdraw(db: Db, { person, locale, now }: Customer, orderId: string): Promise<boolean> {
  const orders = await withdrawableOrders(db, person.id, locale);
  const order = orders.find(({ id }) => id === orderId);
  // A statement may be about a part of the order, and the right to the rest stays.
  return order !== undefined && !order.isBusiness && isInTime(order, now);
}
