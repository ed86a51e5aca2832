import { creditsEarned, type Earning } from './credits.ts';
import { amountDue, total, type Amounts } from './totals.ts';

/** What an order costs, method by method; amounts in cents, reductions with or without their sign. */
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
  /** What is left to pay. */
  readonly due: number;
  readonly credits: number;
  /** A voucher pays it all, so no method of payment is chosen. */
  readonly isPaid: boolean;
}

/** Who collects pays no shipping at all; until a method is chosen the cart's own costs count (specification 000 §9). */
export function shippingCostsWith(method: Method | null, base: number): number {
  if (!method) return base;
  return method.type === 'pickup' || method.type === 'concept_store' ? 0 : base + method.costs;
}

/**
 * Whether anything is left to pay is decided without the costs of paying: otherwise the method that is not needed
 * would make itself necessary.
 */
export function checkoutSums(order: Order, method: Method | null, paymentCosts: number): CheckoutSums {
  const discount = Math.abs(order.currentDiscount?.amount ?? 0);
  const quotationDiscount = Math.abs(order.quotationDiscount ?? 0);
  const shipping = shippingCostsWith(method, order.shippingCosts);
  const parts: Amounts = { subtotal: order.subtotal, shipping, discount, quotationDiscount };
  const voucher = Math.abs(order.currentVoucher?.amount ?? 0);
  const isPaid = amountDue(parts, voucher) === 0;
  const payment = isPaid ? 0 : paymentCosts;
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
    isPaid,
  };
}
