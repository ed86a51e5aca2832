import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fieldText, list, optionalList, optionalText, required, wholeNumber, wireId } from './wire.ts';

/** Contract of the withdrawal function, article 11a of Directive 2011/83/EU. */

export const WithdrawalLine = z.object({
  /** The id of the order line. */
  id: wireId,
  /** The name of the product. */
  name: fieldText,
  /** Pieces that were bought. */
  amount: wholeNumber,
  /** What the shop says about this product, such as that it was made to measure. It can be chosen all the same. */
  notice: optionalText,
});
export type WithdrawalLine = z.infer<typeof WithdrawalLine>;

export const WithdrawalOrder = z.object({
  /** The number that the customer knows. */
  number: fieldText,
  /** When it was placed: a day or a timestamp. */
  date: optionalText,
  /** What the shop says about this order, such as until when the period runs. It can be chosen all the same. */
  notice: optionalText,
  /** The products of the order; without any, the whole order is withdrawn from. */
  lines: optionalList(WithdrawalLine),
});
export type WithdrawalOrder = z.infer<typeof WithdrawalOrder>;

/**
 * The orders of the customer who is signed in, the newest first, with the name and e-mail address of the account. The
 * path is the page's own, such as `/withdrawal/orders`.
 */
export function readWithdrawalOrders(path: string) {
  return endpoint({
    path,
    safe: true,
    answer: z.object({
      /** The orders, the newest first; the list may be empty. */
      orders: list(WithdrawalOrder),
      /** The name of the customer. */
      name: fieldText,
      /** The e-mail address of the customer. */
      email: fieldText,
    }),
  });
}

export const WithdrawalStatement = z.object({
  /** The name of the consumer, as typed. */
  name: z.string(),
  /** Where the acknowledgement of receipt goes. */
  email: z.string(),
  /** The number of the order, as typed or chosen. */
  order_number: z.string(),
  /**
   * Pieces by order line. An empty list withdraws from the whole order, unless `part` names products. The name is the one
   * that the consumer saw, for a statement about an order that the shop does not find any more.
   */
  lines: z.array(
    z.object({
      /** The id of the order line. */
      id: wireId,
      /** Pieces. */
      amount: z.int(),
      /** The name of the product that the consumer saw. */
      name: z.string(),
    }),
  ),
  /** The products in the consumer's own words; empty for the whole order. */
  part: z.string(),
});
export type WithdrawalStatement = z.infer<typeof WithdrawalStatement>;

const isFilled = z.refine((value: unknown) => value !== '' && value !== null, 'a value');

export const WithdrawalReceipt = z.object({
  /** The reference that the shop gave to the statement. */
  id: wireId.check(isFilled),
  /** When the statement was submitted: a timestamp with its zone. */
  received_at: z.string().check(isFilled),
  /** Where the acknowledgement goes; the address of the statement where the shop does not name one. */
  email: optionalText,
  /** The whole acknowledgement as plain text, the same as in the e-mail. */
  text: required(z.string().check(isFilled)),
});
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;

/**
 * Submits a statement. The same statement again is the same withdrawal: the shop answers with the receipt of the first
 * one and sends no further e-mail.
 */
export const sendWithdrawal = endpoint({ path: '/withdrawal', input: WithdrawalStatement, answer: WithdrawalReceipt });
