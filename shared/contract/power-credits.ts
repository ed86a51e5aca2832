import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  anyData,
  anyForm,
  cents,
  flag,
  isRecord,
  list,
  missable,
  optional,
  optionalList,
  optionalText,
  wholeNumber,
} from './wire.ts';

/** Contract of the loyalty credits of a customer. */

export const RedeemOption = z.object({
  /** Whole credits that it costs. */
  credits: wholeNumber,
  /** What the voucher is worth. */
  discount_eur: cents,
});
export type RedeemOption = z.infer<typeof RedeemOption>;

/** A list, a map from credits to their worth, or the only one by itself. */
const RedeemOptions = anyForm(optionalList(missable(RedeemOption)), (value) => {
  if (!isRecord(value)) return value;
  if ('credits' in value) return [value];
  const isMap = Object.values(value).every((worth) => !isRecord(worth));
  return isMap ? Object.entries(value).map(([credits, discount_eur]) => ({ credits, discount_eur })) : value;
});

export const CreditEntry = z.object({
  /** The number of the order that earned them. */
  order: optionalText,
  notes: optionalText,
  /** ISO 8601 or SQL. */
  valid_from: optionalText,
  valid_until: optionalText,
  is_active: flag,
  amount_remaining: optional(wholeNumber),
  amount_used: optional(wholeNumber),
});
export type CreditEntry = z.infer<typeof CreditEntry>;

/** An amount, or an object that holds it. */
const amount = anyForm(optional(cents), (value) => (isRecord(value) ? value.amount : value));

export const PowerCredits = z.object({
  /** Saved. */
  creditsToSpend: wholeNumber,
  /** Expected credits; null where the shop sends none. */
  creditsToSpendLater: optional(wholeNumber),
  powerCreditSettings: RedeemOptions,
  /** The worth of vouchers that are not used up. */
  userPowerCreditDiscount: amount,
  userPowerCredits: list(CreditEntry),
});
export type PowerCredits = z.infer<typeof PowerCredits>;

export const readPowerCredits = endpoint({
  path: '/dashboard/power_credits/vue/data',
  safe: true,
  answer: PowerCredits,
});

/** The answer is ignored, and the credits are read again. */
export const redeemCredits = endpoint({
  path: '/dashboard/power_credits/vue/buy',
  sameSession: true,
  input: z.object({ credits: z.int() }),
  answer: anyData,
});
