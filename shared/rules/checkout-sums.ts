import { creditsEarned, type Earning } from './credits.ts';
import { amountDue, total, type Amounts } from './totals.ts';

/** What an order costs, method by method; amounts in cents. */
export interface Order {
  readonly items: readonly Earning[];
  readonly subtotal: number;
  /** Null as long as they are unknown. */
  readonly shippingCosts: number | null;
  /** What the shopper pays, as the shop computes it, after all reductions. */
  readonly total?: number | undefined;
  /** Reductions beside the single ones. */
  readonly discounts?: readonly { readonly amount: number }[] | undefined;
  readonly currentDiscount: { readonly amount: number } | null;
  readonly currentVoucher: { readonly amount: number } | null;
  readonly quotationDiscount: number | null;
}

interface Costs {
  readonly costs: number;
  /** The cart has them already; otherwise they are added. */
  readonly costs_included?: boolean | undefined;
}

interface Method extends Costs {
  readonly type: string;
}

/** All in cents, and positive. */
export interface CheckoutSums {
  /** Null as long as they are unknown. */
  readonly shipping: number | null;
  readonly payment: number;
  readonly discount: number;
  readonly quotationDiscount: number;
  /** Before the voucher; the amount due where the shop computes it. Unknown costs are not in it. */
  readonly total: number;
  /** What the voucher pays of the total. */
  readonly voucher: number;
  /** The amount due. */
  readonly due: number;
  readonly credits: number;
  /** A voucher pays it all, so no method of payment is chosen. */
  readonly isCoveredByVoucher: boolean;
}

/** What the costs of a method depend on. */
type Base = Pick<Order, 'shippingCosts' | 'total'>;

/** The shopper collects the order, instead of having it delivered. */
export function isCollected({ type }: Pick<Method, 'type'>): boolean {
  return type === 'pickup' || type === 'concept_store';
}

/** A collected order has no shipping costs, unless the shop computes the total. */
function isFree(method: Method, { total: computed }: Base): boolean {
  return computed === undefined && isCollected(method);
}

/** Until a method is chosen, the shipping costs are those of the cart. Unknown ones stay so with a method. */
export function shippingCostsWith(method: Method | null, order: Base): number | null {
  const base = order.shippingCosts;
  if (!method) return base;
  if (isFree(method, order)) return 0;
  return base === null || method.costs_included ? base : base + method.costs;
}

/** Shipping costs with one method, in cents. */
export interface MethodCosts {
  /** Null as long as those of the cart are unknown. */
  readonly total: number | null;
  /** The part that this method adds to the costs of the cart; 0 where the cart has none. */
  readonly surcharge: number;
}

export function methodCosts(method: Method, order: Base): MethodCosts {
  if (isFree(method, order)) return { total: 0, surcharge: 0 };
  if (method.costs_included) return { total: method.costs, surcharge: 0 };
  return { total: shippingCostsWith(method, order), surcharge: order.shippingCosts === 0 ? 0 : method.costs };
}

/**
 * The sums of an order. Where the shop computes the total, only the costs of methods that are not included are added to
 * it.
 *
 * Whether anything is left to pay is decided without the costs of paying: otherwise the method that is not needed
 * would make itself necessary.
 */
export function checkoutSums(order: Order, method: Method | null, paying: Costs | null): CheckoutSums {
  const discount = order.currentDiscount?.amount ?? 0;
  const quotationDiscount = order.quotationDiscount ?? 0;
  const voucher = order.currentVoucher?.amount ?? 0;
  const isComputed = order.total !== undefined;
  const shipping = shippingCostsWith(method, order);
  const parts: Amounts = isComputed
    ? { subtotal: order.total, shipping: addedCosts(method), discount: 0, quotationDiscount: 0 }
    : {
        subtotal: order.subtotal,
        shipping: shipping ?? addedCosts(method),
        discount: discount + sumOf(order.discounts ?? []),
        quotationDiscount,
      };
  const open = isComputed ? 0 : voucher;
  const isCoveredByVoucher = amountDue(parts, open) === 0;
  const payment = isCoveredByVoucher ? 0 : (paying?.costs ?? 0);
  const whole = { ...parts, payment: isComputed && paying?.costs_included ? 0 : payment };
  return {
    shipping,
    payment,
    discount,
    quotationDiscount,
    total: total(whole),
    voucher: isComputed ? voucher : Math.max(0, Math.min(voucher, total(whole))),
    due: amountDue(whole, open),
    credits: creditsEarned(order.items, isComputed ? { ...whole, subtotal: order.total + voucher } : whole),
    isCoveredByVoucher,
  };
}

function addedCosts(method: Costs | null): number {
  return method && !method.costs_included ? method.costs : 0;
}

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}
