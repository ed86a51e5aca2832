import type { Db, OrderStatus, QuotationRow } from '../../db/schema.ts';
import { quotationsOf } from '../quotation/in-cart.ts';
import type { Customer } from './customer.ts';
import { readCredits } from './credits.ts';

/** An order in the customer's list. */
export interface PlacedOrder {
  number: string;
  /** Epoch milliseconds. */
  placedAt: number;
  /** Cents. */
  total: number;
  pieces: number;
  status: OrderStatus;
}

export interface AccountSummary {
  orders: PlacedOrder[];
  /** Newest first. */
  quotations: QuotationRow[];
  /** Epoch milliseconds. */
  now: number;
  addresses: number;
  /** Credits that can be spent now. */
  credits: number;
  reminders: number;
}

export async function summaryOf(db: Db, customer: Customer): Promise<AccountSummary> {
  const { creditsToSpend } = await readCredits(db, customer);
  return {
    orders: await ordersOf(db, customer),
    quotations: await quotationsOf(db, customer.person.id),
    now: customer.now,
    addresses: await countOf(db, 'addresses', customer),
    credits: creditsToSpend ?? 0,
    reminders: await countOf(db, 'stock_reminders', customer),
  };
}

/** Newest first. */
async function ordersOf(db: Db, { person }: Customer): Promise<PlacedOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('person_id', '=', person.id)
    .orderBy('placed_at', 'desc')
    .execute();
  return rows.map(({ number, placed_at, total, lines, status }) => {
    const pieces = (JSON.parse(lines) as { qty: number }[]).reduce((sum, { qty }) => sum + qty, 0);
    return { number, placedAt: placed_at, total, pieces, status };
  });
}

async function countOf(db: Db, table: 'addresses' | 'stock_reminders', { person }: Customer): Promise<number> {
  const rows = await db.selectFrom(table).select('id').where('person_id', '=', person.id).execute();
  return rows.length;
}
