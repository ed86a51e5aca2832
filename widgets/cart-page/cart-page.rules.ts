import type { Cart, CartLine } from '../../shared/contract/cart.ts';
import { checkoutSums, type CheckoutSums } from '../../shared/rules/checkout-sums.ts';

type Line = Pick<CartLine, 'type' | 'free' | 'qty'>;

/** A second-chance product exists once, and the quantity of a gift is fixed. */
export function canIncrease({ type, free }: Pick<Line, 'type' | 'free'>): boolean {
  return !free && type !== 'second-chance-product';
}

/** A quantity of 1 cannot be decreased; the line is removed instead. */
export function canDecrease({ qty, free }: Pick<Line, 'qty' | 'free'>): boolean {
  return !free && qty > 1;
}

export function canRemove({ free }: Pick<Line, 'free'>): boolean {
  return !free;
}

export function isExempt({ vatRate, taxExemptionSelected }: Pick<Cart, 'vatRate' | 'taxExemptionSelected'>): boolean {
  return taxExemptionSelected || vatRate === 0;
}

/** Amounts in cents. */
export interface Sums extends Omit<CheckoutSums, 'credits'> {
  /** Null when the shop grants none. */
  readonly credits: number | null;
  readonly isExempt: boolean;
}

export function sumsOf(cart: Cart): Sums {
  const sums = checkoutSums(cart, null, 0);
  return { ...sums, credits: cart.spsCreditEarnDisabled ? null : sums.credits, isExempt: isExempt(cart) };
}
