import type { Db } from '../../db/schema.ts';
import { forgetAttempts, isTooOften } from '../attempts.ts';
import type { OrderDetails } from '../order.ts';
import { keepDraft, type Sender } from './draft.ts';

const MOST_TRIES = 5;

export type OrderMatch = 'found' | 'unknown' | 'too-often';

/** Finds the order of a guest by its number and the postcode of its delivery or billing address. */
export async function findOrder(db: Db, sender: Sender, number: string, zipCode: string): Promise<OrderMatch> {
  const wanted = number.trim();
  const subject = `order:${wanted}`;
  if (await isTooOften(db, subject, MOST_TRIES, sender.now)) return 'too-often';
  const order = await db
    .selectFrom('orders')
    .select(['id', 'person_id', 'details'])
    .where('number', '=', wanted)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  if (!order) return 'unknown';
  const codes = order.details === null ? await zipCodesOf(db, order.person_id) : zipCodesIn(order.details);
  if (!codes.some((code) => plain(code) === plain(zipCode))) return 'unknown';
  await forgetAttempts(db, subject);
  await keepDraft(db, sender, { orderId: order.id, selection: {}, problems: {}, answers: {} });
  return 'found';
}

function plain(zipCode: string): string {
  return zipCode.replaceAll(/\s/g, '').toUpperCase();
}

function zipCodesIn(details: string): string[] {
  const { billing, shipping } = JSON.parse(details) as OrderDetails;
  return [billing.zip_code, shipping.zip_code];
}

/** Older orders have no address; the customer's address is used. */
async function zipCodesOf(db: Db, personId: string | null): Promise<string[]> {
  if (personId === null) return [];
  const rows = await db.selectFrom('addresses').select('zip_code').where('person_id', '=', personId).execute();
  return rows.map(({ zip_code }) => zip_code);
}
