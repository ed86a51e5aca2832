import type * as z from 'zod/mini';
import { isRecord, wholeNumber } from '../../shared/contract/wire.ts';
import { formatPath } from '../../shared/http/contract-violation.ts';
import { finding, type Finding } from './finding.ts';
import { walkContract } from './walk-contract.ts';

/** Amounts that do not fit each other, and quantities that are none. Amounts are in euros here. */

type Values = Readonly<Record<string, unknown>>;

/** How often one amount may be the other, if one of them is in cents. A list price may be 1.4 times a price. */
const LIKE_A_HUNDRED = { from: 70, to: 140 };
/** Below this, a whole number of VAT may be a coincidence. */
const LARGE = 1000;
/** VAT is computed per line or for the whole, which differs by a few cents. */
const ROUNDING = 0.02;
const MAX_FINDINGS = 5;

/** Credits are a whole number of points, which a shop may compute as a fraction. */
const CREDITS = /credits/i;

export function checkAmounts(where: string, type: z.ZodMiniType, body: unknown): Finding[] {
  const cents: string[] = [];
  const fractions: string[] = [];
  walkContract(type, body, (own, value, path) => {
    if (own === wholeNumber && isFraction(value) && !CREDITS.test(String(path.at(-1))))
      fractions.push(`${formatPath(path)} is ${String(value)}: a quantity is a whole number, and widgets round it.`);
    if (!('shape' in own) || !isRecord(value)) return;
    const place = path.length > 0 ? `${formatPath(path)}: ` : '';
    for (const sentence of [...compareWithEarlier(value), ...compareSums(value)]) cents.push(place + sentence);
  });
  return [
    ...cents.slice(0, MAX_FINDINGS).map((what) => finding('call-cents', where, what)),
    ...fractions.slice(0, MAX_FINDINGS).map((what) => finding('call-quantity', where, what)),
  ];
}

/** Two answers about the price of a product. */
export function comparePrices(where: string, price: unknown, otherPrice: unknown, otherCall: string): Finding[] {
  const [first, second] = [amountOf(price), amountOf(otherPrice)];
  if (!isHundredfold(first, second) && !isHundredfold(second, first)) return [];
  const what = `price is ${first} here and ${second} in the answer to ${otherCall}: one of them is in cents.`;
  return [finding('call-cents', where, what)];
}

function isFraction(value: unknown): boolean {
  const number = amountOf(value);
  return Number.isFinite(number) && !Number.isInteger(number);
}

/** NaN for what is no number, also for a missing one. */
function amountOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
}

function isHundredfold(large: number, small: number): boolean {
  return small > 0 && large / small >= LIKE_A_HUNDRED.from && large / small <= LIKE_A_HUNDRED.to;
}

const EARLIER = ['from_price', 'fromPrice', 'msrp', 'originalPrice', 'prior_price', 'advice_price'];

/** A price of one euro for something that cost ninety is an offer; a hundredfold of the earlier price is not. */
function compareWithEarlier(values: Values): string[] {
  const price = amountOf(values['price']);
  return EARLIER.flatMap((key) => {
    const earlier = amountOf(values[key]);
    if (isHundredfold(price, earlier)) return [`price is ${price} and ${key} is ${earlier}: price is in cents.`];
    if (price >= 10 && isHundredfold(earlier, price))
      return [`price is ${price} and ${key} is ${earlier}: ${key} is in cents.`];
    return [];
  });
}

interface Sums {
  readonly lines: readonly Values[];
  readonly subtotal: number;
  readonly shipping: number;
  readonly vat: number;
  /** The amount that contains the VAT. */
  readonly total: number;
  /** Of the total, by the rate; NaN where lines may be exempt. */
  readonly expectedVat: number;
}

function sumsOf(values: Values): Sums | null {
  const list = values['items'] ?? values['lines'];
  const subtotal = amountOf(values['subtotal']);
  if (typeof list !== 'object' || list === null || !(subtotal > 0)) return null;
  const rate = amountOf(values['vatRate'] ?? values['vat_rate']);
  const shipping = amountOf(values['shippingCosts'] ?? values['shipping_costs']) || 0;
  const total = subtotal + shipping - reductionsOf(values);
  const isExempt = [values['taxExemptionSelected'], values['taxExemptionPossible'], values['tax_exemption_allowed']];
  return {
    lines: Object.values(list).filter(isRecord),
    subtotal,
    shipping,
    vat: amountOf(values['vat'] ?? values['vat_amount']),
    total,
    expectedVat: isExempt.some((flag) => flag && flag !== '0') ? NaN : (total * rate) / (100 + rate),
  };
}

function reductionsOf(values: Values): number {
  const { currentDiscount, quotationDiscount, discount } = values;
  const amounts = [isRecord(currentDiscount) ? currentDiscount['amount'] : null, quotationDiscount, discount];
  return amounts.reduce<number>((sum, amount) => sum + Math.abs(amountOf(amount) || 0), 0);
}

/** The sum of the lines, the subtotal, shipping and VAT belong to each other. */
function compareSums(values: Values): string[] {
  const sums = sumsOf(values);
  if (!sums) return [];
  const { subtotal, vat, total } = sums;
  const lines = sumOfLines(sums.lines);
  if (isHundredfold(lines, subtotal))
    return [`the lines add up to ${lines}, and subtotal is ${subtotal}: the prices of the lines are in cents.`];
  if (isHundredfold(subtotal, lines))
    return [`the lines add up to ${lines}, and subtotal is ${subtotal}: subtotal is in cents.`];
  if (total > 0 && vat > total) return [`vat is ${vat}, of a total of ${round(total)}: vat is in cents.`];
  return compareVat(sums, lines);
}

function compareVat({ lines, subtotal, shipping, vat, total, expectedVat }: Sums, sum: number): string[] {
  if (!(expectedVat > 0) || !(vat > 0)) return [];
  if (isHundredfold(expectedVat, vat) && Math.abs(expectedVat / 100 - vat) < 0.05 * vat)
    return [`vat is ${vat}, of a total of ${round(total)}: the other amounts are in cents.`];
  const rate = expectedVat / total;
  if (shipping >= 100 && Math.abs((subtotal + shipping / 100) * rate - vat) < ROUNDING)
    return [`shippingCosts is ${shipping}, and vat does not contain it: shippingCosts is in cents.`];
  // VAT in euros has a fraction, except by coincidence.
  const amounts = [subtotal, shipping, vat, ...lines.map((line) => amountOf(line['price']))];
  const isInCents =
    total >= LARGE &&
    Math.abs(sum - subtotal) < 1 &&
    amounts.every(Number.isInteger) &&
    Math.abs(expectedVat - vat) <= 0.5 + ROUNDING &&
    Math.abs(expectedVat - vat) > ROUNDING;
  return isInCents
    ? [`all amounts are whole numbers, and vat is ${vat} instead of ${round(expectedVat)}: the amounts are in cents.`]
    : [];
}

function sumOfLines(lines: readonly Values[]): number {
  return round(
    lines.reduce(
      (sum, line) => sum + (amountOf(line['price']) || 0) * (amountOf(line['qty'] ?? line['amount']) || 0),
      0,
    ),
  );
}

const round = (amount: number) => Math.round(amount * 100) / 100;
