import type { Cart } from '../../shared/contract/cart.ts';
import { checkoutSums, type CheckoutSums } from '../../shared/rules/checkout-sums.ts';

/** Whether two carts have the same lines and reductions. */
export function hasSameContent(before: Cart, now: Cart): boolean {
  const content = (cart: Cart) =>
    JSON.stringify([cart.items, cart.currentDiscount, cart.currentVoucher, cart.discounts]);
  return content(before) === content(now);
}

export function isExempt({ vatRate, taxExemptionSelected }: Pick<Cart, 'vatRate' | 'taxExemptionSelected'>): boolean {
  return taxExemptionSelected || vatRate === 0;
}

/** Amounts in cents. */
export interface Sums extends Omit<CheckoutSums, 'credits'> {
  /** Null when the shop grants none. */
  readonly credits: number | null;
  readonly isExempt: boolean;
  /** The shop knows neither amount nor rate yet. */
  readonly isVatUnknown: boolean;
}

export function sumsOf(cart: Cart): Sums {
  const sums = checkoutSums(cart, null, null);
  const hasCredits = cart.spsCreditEarnDisabled === false;
  return {
    ...sums,
    credits: hasCredits ? sums.credits : null,
    isExempt: isExempt(cart),
    isVatUnknown: cart.vat === null && cart.vatRate === null && !cart.extraVatLines && !isExempt(cart),
  };
}
