/** The costs of a cart in integer cents; all prices include VAT. */

export const VAT_RATE = 21;
export const SHIPPING_COSTS = 995;
/** In cents. A subtotal above this amount ships free; one of exactly this amount does not. */
const SHIPS_FREE_ABOVE = 50_000;
/** In cents: a subtotal above it has a gift. */
export const GIFT_ABOVE = 50_000;

export interface PricedLine {
  /** Per piece. */
  price: number;
  qty: number;
  /** The price contains no VAT, because the customer is exempt for this product. */
  exempt: boolean;
  /** The price of all pieces, where it is not `price` times `qty`. */
  sum?: number;
  /** Another VAT rate than `VAT_RATE`. */
  rate?: number | undefined;
}

export interface Totals {
  subtotal: number;
  shippingCosts: number;
  discount: number;
  quotationDiscount: number;
  /** A reduction that the shop gives by itself. */
  promotion?: number;
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
  /** A percentage that the shop takes off by itself. */
  promotion?: number;
  /** The balance of the voucher. */
  voucherBalance?: number;
}

export type Discount = { kind: 'amount' | 'credits'; value: number } | { kind: 'percent'; value: number };

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((total, { price, qty, sum = price * qty }) => total + sum, 0);
}

/** An empty cart has no shipping costs. */
export function shippingCostsOf(subtotal: number): number {
  return subtotal === 0 || shipsFree(subtotal) ? 0 : SHIPPING_COSTS;
}

export function shipsFree(subtotal: number): boolean {
  return subtotal > SHIPS_FREE_ABOVE;
}

export function earnsGift(subtotal: number): boolean {
  return subtotal > GIFT_ABOVE;
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

/** An amount for who pays no VAT on the product, or for everybody else. */
export function payableOf(amount: number, isExempt: boolean): number {
  return isExempt ? withoutVat(amount) : amount;
}

export function totalsOf(lines: readonly PricedLine[], reductions: Reductions = {}): Totals {
  const subtotal = subtotalOf(lines);
  const shippingCosts = shippingCostsOf(subtotal);
  const discount = discountOn(subtotal, reductions.discount);
  const quotationDiscount = Math.min(subtotal - discount, reductions.quotationDiscount ?? 0);
  const promotion = roundedShare(subtotal - discount - quotationDiscount, reductions.promotion ?? 0, 100);
  const total = subtotal - discount - quotationDiscount - promotion + shippingCosts;
  return {
    subtotal,
    shippingCosts,
    discount,
    quotationDiscount,
    ...(promotion > 0 && { promotion }),
    total,
    vat: vatOn(lines, total - shippingCosts, shippingCosts),
    voucher: Math.min(total, reductions.voucherBalance ?? 0),
  };
}

/**
 * The VAT in goods after all reductions, and in services such as shipping. Reductions apply to taxed and exempt goods
 * in proportion.
 */
export function vatOn(lines: readonly PricedLine[], goods: number, services: number): number {
  return Object.values(vatByRate(lines, goods, services)).reduce((sum, vat) => sum + vat, 0);
}

/** The same by rate. Services have the usual one. */
function vatByRate(lines: readonly PricedLine[], goods: number, services: number): Record<string, number> {
  const taxed = lines.filter((line) => !line.exempt);
  const rates = new Set([VAT_RATE, ...taxed.map(rateOf)]);
  return Object.fromEntries(
    [...rates].map((rate) => {
      const part = subtotalOf(taxed.filter((line) => rateOf(line) === rate));
      const share = part === 0 ? 0 : roundedShare(goods, part, subtotalOf(lines));
      return [rate, vatIn(share + (rate === VAT_RATE ? services : 0), rate)];
    }),
  );
}

function rateOf({ rate = VAT_RATE }: PricedLine): number {
  return rate;
}

/** Several rates are in force. */
export function hasSeveralRates(lines: readonly PricedLine[]): boolean {
  return lines.some((line) => !line.exempt && rateOf(line) !== VAT_RATE);
}

/** VAT by rate. Exempt goods are a line without an amount; a rate with zero VAT is left out. */
export function vatLinesOf(lines: readonly PricedLine[], vat: number): Record<string, number> {
  const hasExempt = lines.some((line) => line.exempt);
  return { ...(hasExempt && { '0': 0 }), ...(vat > 0 && { [VAT_RATE]: vat }) };
}

/** The same for lines with several rates. */
export function vatLinesIn(lines: readonly PricedLine[], goods: number, services: number): Record<string, number> {
  const hasExempt = lines.some((line) => line.exempt);
  const taxed = Object.entries(vatByRate(lines, goods, services)).filter(([, vat]) => vat > 0);
  return { ...(hasExempt && { '0': 0 }), ...Object.fromEntries(taxed) };
}

/** The price that contains the VAT of a net price, rounded half up. */
export function withVat(net: number, rate = VAT_RATE): number {
  return roundedShare(net, 100 + rate, 100);
}

/** `amount × part ÷ whole`, rounded half up; the product of two large amounts would exceed a double. */
function roundedShare(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part) * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
}
