import type { PriceKeys } from '../../shared/contract/price-keys.ts';
import type { Quotation, QuotationLine } from '../../shared/contract/quotation.ts';

/** Cents, or null where the shop sends none. */
type Amount = number | null;

export interface ShownLine {
  readonly name: string;
  readonly image: string | null;
  readonly imageAlt: string;
  /** Null where the shop sends none. */
  readonly pieces: number | null;
  /** Per piece. */
  readonly price: Amount;
  /** Of all pieces; null where the shop sends no number or price. */
  readonly sum: Amount;
  /** What the price is compared with, beside the advice price. */
  readonly keys: PriceKeys;
  /** The advice price per piece; null unless it exceeds the price. */
  readonly listPrice: Amount;
  /** A discount of 0 is none. */
  readonly discount: Amount;
}

/**
 * Chooses every amount that is on the screen: with VAT, or its tax-exempt variant. Tax is never computed; where the
 * shop sends no variant, the amount with VAT is used.
 */
export function shown(quotation: Quotation, isExempt: boolean) {
  return {
    isExempt,
    lines: quotation.lines.map((line) => shownLine(line, isExempt)),
    shippingCosts: quotation.shipping_costs,
    ...(isExempt
      ? {
          subtotal: quotation.tax_exemption_subtotal ?? quotation.subtotal,
          discount: (quotation.tax_exemption_discount ?? quotation.discount) || null,
          total: quotation.tax_exemption_total ?? quotation.total,
          vat: exemptVat(quotation.tax_exemption_vat),
        }
      : {
          subtotal: quotation.subtotal,
          discount: quotation.discount || null,
          total: quotation.total,
          vat: quotation.vat_amount === null ? [] : [{ rate: quotation.vat_rate, cents: quotation.vat_amount }],
        }),
  };
}

function shownLine(line: QuotationLine, isExempt: boolean): ShownLine {
  const price = (isExempt ? line.tax_exemption_price : null) ?? line.price;
  const list = (isExempt ? line.tax_exemption_msrp : line.advice_price) ?? line.msrp;
  return {
    name: line.name,
    image: line.image,
    imageAlt: line.image_alt ?? '',
    pieces: line.amount,
    price,
    sum: line.amount === null || price === null ? null : line.amount * price,
    keys: isExempt ? {} : { prior_price: line.prior_price, unit_price: line.unit_price },
    listPrice: list !== null && price !== null && list > price ? list : null,
    discount: isExempt ? exemptDiscount(line) : line.discount || null,
  };
}

/**
 * A line's discount has no tax-exempt variant on the wire. It is the difference between list price and price, for one
 * piece or for all, as it is with VAT. Other discounts are not shown without tax.
 */
function exemptDiscount(line: QuotationLine): Amount {
  const { tax_exemption_price: price, tax_exemption_msrp: list, amount, discount } = line;
  if (!discount || price === null || list === null) return null;
  const withVat = (line.msrp ?? 0) - (line.price ?? 0);
  const pieces = [1, amount ?? 1].find((count) => withVat * count === discount);
  return (pieces && Math.max(0, list - price) * pieces) || null;
}

/** One line per rate; without any, one line for the exemption. */
function exemptVat(byRate: Quotation['tax_exemption_vat']) {
  const sums = Object.entries(byRate)
    .map(([rate, cents]) => ({ rate: rateOf(rate), cents }))
    .sort((a, b) => (a.rate ?? 0) - (b.rate ?? 0));
  return sums.length > 0 ? sums : [{ rate: 0, cents: null }];
}

/** A percentage; null where the shop sends none. */
function rateOf(written: string): number | null {
  const rate = Number.parseFloat(written.replace(',', '.'));
  return Number.isNaN(rate) ? null : rate;
}

/** `open`: it can be accepted or declined. `closed`: it was declined, or its days are over. */
export type QuotationStatus = 'open' | 'accepted' | 'closed';

/** An acceptance is final: it wins over a quotation that is still valid. */
export function statusOf({ is_accepted, is_valid }: Pick<Quotation, 'is_accepted' | 'is_valid'>): QuotationStatus {
  if (is_accepted) return 'accepted';
  return is_valid ? 'open' : 'closed';
}

/** Only a second version is worth mentioning; a name that is no number always is. */
export function versionOf({ version }: Pick<Quotation, 'version'>): string | null {
  return version === null || Number(version) <= 1 ? null : version;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The last day of a quotation; null when it is unknown.
 * @param now milliseconds since 1970
 */
export function lastDayOf(
  { valid_until: last, valid_days: days }: Pick<Quotation, 'valid_until' | 'valid_days'>,
  now: number,
): string | null {
  return last ?? (days === null ? null : new Date(now + days * DAY).toISOString());
}
