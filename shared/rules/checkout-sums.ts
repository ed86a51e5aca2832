import { creditsEarned, type Earning } from './credits.ts';
import { amountDue, total, type Amounts } from './totals.ts';

/** What an order costs, method by method; amounts in cents. */
export interface Order {
  readonly items: readonly Earning[];
  readonly subtotal: number;
  /** Before the costs of a method. */
  readonly shippingCosts: number;
  readonly currentDiscount: { readonly amount: number } | null;
  readonly currentVoucher: { readonly amount: number } | null;
  readonly quotationDiscount: number | null;
}

interface Method {
  readonly type: string;
  readonly costs: number;
}

/** All in cents, and positive. */
export interface CheckoutSums {
  readonly shipping: number;
  readonly payment: number;
  readonly discount: number;
  readonly quotationDiscount: number;
  /** Before the voucher. */
  readonly total: number;
  /** What the voucher pays of the total. */
  readonly voucher: number;
  /** The amount due. */
  readonly due: number;
  readonly credits: number;
  /** A voucher pays it all, so no method of payment is chosen. */
  readonly isCoveredByVoucher: boolean;
}

/** The shopper collects the order, instead of having it delivered. */
export function isCollected({ type }: Pick<Method, 'type'>): boolean {
  return type === 'pickup' || type === 'concept_store';
}

/** A collected order has no shipping costs; until a method is chosen, those of the cart count. */
export function shippingCostsWith(method: Method | null, base: number): number {
  if (!method) return base;
  return isCollected(method) ? 0 : base + method.costs;
}

/** Shipping costs with one method, in cents. */
export interface MethodCosts {
  readonly total: number;
  /** The part that this method adds to the costs of the cart; 0 where the cart has none. */
  readonly surcharge: number;
}

export function methodCosts(method: Method, base: number): MethodCosts {
  return {
    total: shippingCostsWith(method, base),
    surcharge: isCollected(method) || base === 0 ? 0 : method.costs,
  };
}

/**
 * Whether anything is left to pay is decided without the costs of paying: otherwise the method that is not needed
 * would make itself necessary.
 */
export function checkoutSums(order: Order, method: Method | null, paymentCosts: number): CheckoutSums {
  const discount = order.currentDiscount?.amount ?? 0;
  const quotationDiscount = order.quotationDiscount ?? 0;
  const shipping = shippingCostsWith(method, order.shippingCosts);
  const parts: Amounts = { subtotal: order.subtotal, shipping, discount, quotationDiscount };
  const voucher = order.currentVoucher?.amount ?? 0;
  const isCoveredByVoucher = amountDue(parts, voucher) === 0;
  const payment = isCoveredByVoucher ? 0 : paymentCosts;
  const whole = { ...parts, payment };
  return {
    shipping,
    payment,
    discount,
    quotationDiscount,
    total: total(whole),
    voucher: Math.max(0, Math.min(voucher, total(whole))),
    due: amountDue(whole, voucher),
    credits: creditsEarned(order.items, whole),
    isCoveredByVoucher,
  };
}
