import type { Cart, CartLine } from '../../shared/contract/cart.ts';
import { creditsEarned } from '../../shared/rules/credits.ts';
import { amountDue, total, type Amounts } from '../../shared/rules/totals.ts';

type Line = Pick<CartLine, 'type' | 'free' | 'qty'>;

/** A second-chance product exists once, and a gift is not the shopper's to multiply. */
export function canIncrease({ type, free }: Pick<Line, 'type' | 'free'>): boolean {
  return !free && type !== 'second-chance-product';
}

/** The last piece leaves by removal. */
export function canDecrease({ qty, free }: Pick<Line, 'qty' | 'free'>): boolean {
  return !free && qty > 1;
}

export function canRemove({ free }: Pick<Line, 'free'>): boolean {
  return !free;
}

/** Pieces in the cart, gifts among them. */
export function pieces(lines: readonly Pick<CartLine, 'qty'>[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}

/** What the totals are made of. The shop may write a reduction with or without its sign. */
export function amounts(cart: Cart): Amounts {
  return {
    subtotal: cart.subtotal,
    shipping: cart.shippingCosts,
    discount: Math.abs(cart.currentDiscount?.amount ?? 0),
    quotationDiscount: Math.abs(cart.quotationDiscount ?? 0),
  };
}

export function isExempt({ vatRate, taxExemptionSelected }: Pick<Cart, 'vatRate' | 'taxExemptionSelected'>): boolean {
  return taxExemptionSelected || vatRate === 0;
}

/** Amounts in cents. */
export interface Sums {
  readonly total: number;
  /** What a voucher leaves to pay. */
  readonly due: number;
  /** Null when the shop gives none. */
  readonly credits: number | null;
  readonly isExempt: boolean;
}

export function sumsOf(cart: Cart): Sums {
  const parts = amounts(cart);
  return {
    total: total(parts),
    due: amountDue(parts, Math.abs(cart.currentVoucher?.amount ?? 0)),
    credits: cart.spsCreditEarnDisabled ? null : creditsEarned(cart.items, parts),
    isExempt: isExempt(cart),
  };
}
