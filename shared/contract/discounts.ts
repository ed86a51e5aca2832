import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyData, optionalText, sparse } from './wire.ts';

/** Contract of discount codes and gift vouchers. The cart is read again after each call. */

/** The shop's message why a code is not accepted; null when it is. */
export const Applied = sparse(
  z.object({
    /** The shop's message why a code is not accepted; null or missing when it is. */
    discountError: optionalText,
  }),
);

/**
 * Enters a code. A code that is not accepted is no error: `discountError` says why. The cart is read again afterwards.
 */
export const applyDiscount = endpoint({
  path: '/discounts/apply',
  input: z.object({
    /** As typed. */
    code: z.string(),
  }),
  answer: Applied,
});

/** Without a body: removes the discount and the voucher. */
export const removeDiscount = endpoint({ path: '/discounts/remove', answer: anyData });
/** With a `code`: removes this one of `discounts`. */
export const removeReduction = endpoint({
  path: '/discounts/remove',
  input: z.object({
    /** The `code` of the reduction. */
    code: z.string(),
  }),
  answer: anyData,
});
