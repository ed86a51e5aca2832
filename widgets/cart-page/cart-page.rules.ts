import type { Cart, CartLine } from '../../shared/contract/cart.ts';
import { checkoutSums, type CheckoutSums } from '../../shared/rules/checkout-sums.ts';

type Line = Pick<CartLine, 'type' | 'free' | 'qty'>;
type LineKey = Pick<CartLine, 'type' | 'id' | 'free' | 'quotationId'>;

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

/** The most calls of one typed quantity; servers commonly answer sixty a minute. */
export const MAX_STEPS = 30;

/**
 * The quantity that a line gets when a shopper types one.
 *
 * @param most pieces more or less; `Infinity` where one call takes any quantity
 */
export function reachableQuantity({ type, free, qty }: Line, typed: number, most = MAX_STEPS): number {
  if (typed > qty && !canIncrease({ type, free })) return qty;
  if (typed < qty && !canDecrease({ free, qty })) return qty;
  return Math.min(Math.max(typed, 1, qty - most), qty + most);
}

/** A gift, or a line of a quotation, may be the same product as a line that is paid for. */
export function isSameLine(line: LineKey, candidate: LineKey): boolean {
  return keyOf(line) === keyOf(candidate);
}

export function keyOf({ type, id, free, quotationId }: LineKey): string {
  return `${type} ${id} ${free} ${quotationId ?? ''}`;
}

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
