/** The costs of a cart in integer cents; all prices include VAT. */

export const VAT_RATE = 21;
export const SHIPPING_COSTS = 995;
/** A subtotal above this many cents has free shipping and a gift. */
export const GENEROUS_ABOVE = 50_000;

export interface PricedLine {
  /** Per piece. */
  price: number;
  qty: number;
  /** The price contains no VAT, because the customer is exempt for this product. */
  exempt: boolean;
}

export interface Totals {
  subtotal: number;
  shippingCosts: number;
  discount: number;
  quotationDiscount: number;
  /** The amount before a voucher. */
  total: number;
  /** The VAT in `total`. */
  vat: number;
  /** The part of `total` that a voucher pays. */
  voucher: number;
}

export interface Reductions {
  /** The value of the discount at a subtotal. */
  discount?: Discount | null;
  quotationDiscount?: number;
  /** The balance of the voucher. */
  voucherBalance?: number;
}

export type Discount = { kind: 'amount' | 'credits'; value: number } | { kind: 'percent'; value: number };

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, qty }) => sum + price * qty, 0);
}

/** An empty cart has no shipping costs. */
export function shippingCostsOf(subtotal: number): number {
  return subtotal === 0 || shipsFree(subtotal) ? 0 : SHIPPING_COSTS;
}

export function shipsFree(subtotal: number): boolean {
  return subtotal > GENEROUS_ABOVE;
}

export function earnsGift(subtotal: number): boolean {
  return subtotal > GENEROUS_ABOVE;
}

/** At most the subtotal: shipping is not discounted. */
export function discountOn(subtotal: number, discount: Discount | null | undefined): number {
  if (!discount) return 0;
  const worth = discount.kind === 'percent' ? roundedShare(subtotal, discount.value, 100) : discount.value;
  return Math.min(subtotal, worth);
}

/** The VAT in an amount that includes it, rounded half up. */
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
 * The VAT in goods after all reductions, and in services such as shipping. Reductions apply to taxed and exempt goods
 * in proportion.
 */
export function vatOn(lines: readonly PricedLine[], goods: number, services: number): number {
  const taxed = subtotalOf(lines.filter((line) => !line.exempt));
  const taxedGoods = taxed === 0 ? 0 : roundedShare(goods, taxed, subtotalOf(lines));
  return vatIn(taxedGoods + services);
}

/** VAT by rate. Exempt goods are a line without an amount; a rate with zero VAT is left out. */
export function vatLinesOf(lines: readonly PricedLine[], vat: number): Record<string, number> {
  const hasExempt = lines.some((line) => line.exempt);
  return { ...(hasExempt && { '0': 0 }), ...(vat > 0 && { [VAT_RATE]: vat }) };
}

/** `amount × part ÷ whole`, rounded half up; the product of two large amounts would exceed a double. */
function roundedShare(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}
