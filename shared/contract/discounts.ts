import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyData, optionalText, sparse } from './wire.ts';

/** Contract of discount codes and gift vouchers. The cart is read again after each call. */

/** The shop's message why a code is not accepted; null when it is. */
export const Applied = sparse(z.object({ discountError: optionalText }));

export const applyDiscount = endpoint({
  path: '/discounts/apply',
  input: z.object({ code: z.string() }),
  answer: Applied,
});

export const removeDiscount = endpoint({ path: '/discounts/remove', answer: anyData });
