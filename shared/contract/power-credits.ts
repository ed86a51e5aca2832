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
  /** What they are for; “-” without it. */
  notes: optionalText,
  /** ISO 8601 or SQL. */
  valid_from: optionalText,
  /** ISO 8601 or SQL; the last day. */
  valid_until: optionalText,
  /** They can be spent. Others are greyed. */
  is_active: flag,
  /** Credits that are left; 0 where it is missing. */
  amount_remaining: optional(wholeNumber),
  /** Credits that were spent; 0 where it is missing. */
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
  /** What credits can be exchanged for; without any, nothing can be redeemed. */
  powerCreditSettings: RedeemOptions,
  /** The worth of vouchers that are not used up. */
  userPowerCreditDiscount: amount,
  /** The history, in its order. */
  userPowerCredits: list(CreditEntry),
});
export type PowerCredits = z.infer<typeof PowerCredits>;

/** Reads the credits of the customer who is signed in. */
export const readPowerCredits = endpoint({
  path: '/dashboard/power_credits/vue/data',
  safe: true,
  answer: PowerCredits,
});

/** The answer is ignored, and the credits are read again. */
export const redeemCredits = endpoint({
  path: '/dashboard/power_credits/vue/buy',
  sameSession: true,
  input: z.object({
    /** The `credits` of the chosen option. */
    credits: z.int(),
  }),
  answer: anyData,
});
