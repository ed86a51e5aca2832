import type { CheckoutData } from '../../../../shared/contract/checkout-data.ts';

/** Passwords are not changed. */
const UNTOUCHED: readonly string[] = ['password', 'password_confirmation'];
const LOWER: readonly string[] = ['country', 'shipping_country'];

/** Removes surrounding spaces and invisible characters, and converts country codes to lower case. */
export function tidied(data: CheckoutData): CheckoutData {
  const entries = Object.entries(data).map(([key, value]) => {
    if (typeof value !== 'string' || UNTOUCHED.includes(key)) return [key, value];
    const text = value.replaceAll(/\p{Cc}/gu, ' ').trim();
    return [key, LOWER.includes(key) ? text.toLowerCase() : text];
  });
  return Object.fromEntries(entries) as CheckoutData;
}
