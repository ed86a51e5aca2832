/** What an order is made of, in cents; reductions are positive. */
export interface Amounts {
  readonly subtotal: number;
  readonly shipping: number;
  /** What paying in this way costs; the cart knows none yet. */
  readonly payment?: number;
  readonly discount: number;
  readonly quotationDiscount: number;
}

/** The total, before a voucher. */
export function total({ subtotal, shipping, payment = 0, discount, quotationDiscount }: Amounts): number {
  return subtotal + shipping + payment - discount - quotationDiscount;
}

/** The amount due after the voucher; never negative. */
export function amountDue(amounts: Amounts, voucher: number): number {
  return Math.max(0, total(amounts) - voucher);
}

/** Pieces in a cart, gifts included. */
export function pieces(lines: readonly { readonly qty: number }[]): number {
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
