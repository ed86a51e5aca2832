/** What a cart costs. Pure arithmetic in integer cents; every price includes VAT. */

export const VAT_RATE = 21;
export const SHIPPING_COSTS = 995;
/** A subtotal above this many cents is shipped for nothing, and comes with a gift. */
export const GENEROUS_ABOVE = 50_000;

export interface PricedLine {
  /** Per piece. */
  price: number;
  qty: number;
  /** The price carries no VAT, because the customer is exempt for this product. */
  exempt: boolean;
}

export interface Totals {
  subtotal: number;
  shippingCosts: number;
  discount: number;
  quotationDiscount: number;
  /** To be paid before any voucher. */
  total: number;
  /** The part of `total` that is VAT. */
  vat: number;
  /** What a voucher pays of `total`. */
  voucher: number;
}

export interface Reductions {
  /** What the discount is worth at a subtotal. */
  discount?: Discount | null;
  quotationDiscount?: number;
  /** What is left on the voucher. */
  voucherBalance?: number;
}

export type Discount = { kind: 'amount' | 'credits'; value: number } | { kind: 'percent'; value: number };

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
}

/** An empty cart is not shipped. */
export function shippingCostsOf(subtotal: number): number {
  return subtotal === 0 || subtotal > GENEROUS_ABOVE ? 0 : SHIPPING_COSTS;
}

export function earnsGift(subtotal: number): boolean {
  return subtotal > GENEROUS_ABOVE;
}

/** Never more than the subtotal: shipping is not discounted. */
export function discountOn(subtotal: number, discount: Discount | null | undefined): number {
  if (!discount) return 0;
  const worth = discount.kind === 'percent' ? roundedShare(subtotal, discount.value, 100) : discount.value;
  return Math.min(subtotal, worth);
}

/** The VAT that an amount with VAT holds, half a cent rounded up. */
export function vatIn(amount: number, rate = VAT_RATE): number {
  return roundedShare(amount, rate, 100 + rate);
}

export function withoutVat(amount: number, rate = VAT_RATE): number {
  return amount - vatIn(amount, rate);
}

export function totalsOf(lines: readonly PricedLine[], reductions: Reductions = {}): Totals {
  const subtotal = subtotalOf(lines);
  const shippingCosts = shippingCostsOf(subtotal);
  const discount = discountOn(subtotal, reductions.discount);
  const quotationDiscount = Math.min(subtotal - discount, reductions.quotationDiscount ?? 0);
  const total = subtotal - discount - quotationDiscount + shippingCosts;
  return {
    subtotal,
    shippingCosts,
    discount,
    quotationDiscount,
    total,
    vat: vatOn(lines, subtotal - discount - quotationDiscount, shippingCosts),
    voucher: Math.min(total, reductions.voucherBalance ?? 0),
  };
}

/**
 * The VAT in what is paid for goods after all reductions, and for services such as shipping. Reductions lower taxed
 * and exempt goods in proportion.
 */
export function vatOn(lines: readonly PricedLine[], goods: number, services: number): number {
  const taxed = subtotalOf(lines.filter((line) => !line.exempt));
  const taxedGoods = taxed === 0 ? 0 : roundedShare(goods, taxed, subtotalOf(lines));
  return vatIn(taxedGoods + services);
}

/** VAT by rate: exempt goods are a line of their own without an amount, and a rate that takes nothing is left out. */
export function vatLinesOf(lines: readonly PricedLine[], vat: number): Record<string, number> {
  const hasExempt = lines.some((line) => line.exempt);
  return { ...(hasExempt && { '0': 0 }), ...(vat > 0 && { [VAT_RATE]: vat }) };
}

/** `amount × part ÷ whole`, half a cent rounded up; two large amounts multiplied would not fit a double. */
function roundedShare(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}
