import * as z from 'zod/mini';
import {
  readWithdrawalOrders,
  sendWithdrawal,
  type WithdrawalOrder,
  type WithdrawalReceipt,
} from '../../../shared/contract/withdrawal.ts';
import { fieldText, optionalList, wireId, wireNumber } from '../../../shared/contract/wire.ts';
import { answer } from '../answer.ts';
import { inTransaction, sessionOf, type ShopApp, type ShopContext } from '../context.ts';
import type { PersonRow, WithdrawalRow } from '../db/schema.ts';
import { readAs, wantsPage } from '../input.ts';
import { withdrawableOrders } from '../rules/withdrawal/orders.ts';
import { submitWithdrawal } from '../rules/withdrawal/submit.ts';
import { senderOf } from './returns.ts';
import { acknowledgementIn, lineNoticeIn, orderNoticeIn } from './withdrawal-texts.ts';

export const WITHDRAWAL_PATH = sendWithdrawal.path;
const ORDERS_PATH = '/withdrawal/orders';

const Sent = z.object({
  name: fieldText,
  email: fieldText,
  order_number: fieldText,
  lines: optionalList(z.object({ id: wireId, amount: wireNumber, name: fieldText })),
  part: fieldText,
});
export type SentStatement = z.infer<typeof Sent>;

/** The withdrawal function as calls; a form without scripts is answered by the page of the same path. */
export function mountWithdrawal(app: ShopApp): void {
  app.post(ORDERS_PATH, async (context) => {
    return answer(context, readWithdrawalOrders(ORDERS_PATH), await knownToShop(context));
  });
  app.post(WITHDRAWAL_PATH, async (context, next) => {
    if (wantsPage(context)) return next();
    const withdrawal = await keepStatement(context, await readAs(context, Sent));
    return answer(context, sendWithdrawal, receiptOf(withdrawal));
  });
}

export interface KnownToShop {
  readonly orders: WithdrawalOrder[];
  readonly name: string;
  readonly email: string;
}

/** What a consumer who is signed in only has to confirm; nothing for a guest. */
export async function knownToShop(context: ShopContext): Promise<KnownToShop> {
  const { customer, locale } = sessionOf(context);
  if (!customer) return { orders: [], name: '', email: '' };
  const { db, clock } = context.get('shop');
  const orders = await withdrawableOrders(db, customer.id, locale);
  return {
    orders: orders.map((order) => ({
      number: order.number,
      date: new Date(order.placedAt).toISOString(),
      notice: orderNoticeIn(locale, order, clock()),
      lines: order.lines.map((line) => ({
        id: line.id,
        name: line.name,
        amount: line.amount,
        notice: lineNoticeIn(locale, line),
      })),
    })),
    name: nameOf(customer),
    email: customer.email,
  };
}

function nameOf({ first_name, middle_name, last_name }: PersonRow): string {
  return [first_name, middle_name, last_name].filter(Boolean).join(' ');
}

/** Keeps a statement together with the mail that acknowledges it, and has the mail sent. */
export async function keepStatement(context: ShopContext, statement: SentStatement): Promise<WithdrawalRow> {
  const { random, deliverMails } = context.get('shop');
  const { locale } = sessionOf(context);
  const { withdrawal } = await inTransaction(context, (db) =>
    submitWithdrawal(db, senderOf(context), random, statement, (about) => acknowledgementIn(locale, about)),
  );
  deliverMails();
  return withdrawal;
}

function receiptOf({ number, email, text, received_at }: WithdrawalRow): WithdrawalReceipt {
  return { id: number, received_at: new Date(received_at).toISOString(), email, text };
}
