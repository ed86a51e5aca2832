import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyData, optionalText, sparse } from './wire.ts';

/** Contract of discount codes and gift vouchers (specification 000 §7). The cart is read again after each call. */

/** Why a code does not count, in the shop's words; null when it does. */
export const Applied = sparse(z.object({ discountError: optionalText }));

export const applyDiscount = endpoint({
  method: 'post',
  path: '/discounts/apply',
  input: z.object({ code: z.string() }),
  answer: Applied,
});

export const removeDiscount = endpoint({ method: 'post', path: '/discounts/remove', answer: anyData });
