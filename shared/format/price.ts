import { decimalsOf } from '../contract/minor-units.ts';
import { groupDigits } from './count.ts';

/** The shop's currency, and how it writes amounts. */
export interface Currency {
  readonly sign: string;
  readonly position: 'before' | 'after';
  /** ISO 4217. It decides how many decimals an amount has. */
  readonly code: string;
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * Formats integer cents, or the smallest units of another currency, as Dutch shops do, in every language: `€ 1.234,-` for
 * whole amounts, `€ 1.234,50` otherwise, `¥ 1.234` in a currency without cents, with the minus directly before the digits.
 * Returns an empty text for no amount.
 */
export function formatPrice(cents: number | null | undefined, { sign, position, code }: Currency): string {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return '';
  const number = formatAmount(Math.round(cents), decimalsOf(code));
  return position === 'before' ? sign + NO_BREAK_SPACE + number : number + NO_BREAK_SPACE + sign;
}

/** Formats an amount in whole euros, or in the unit of another currency. */
export function formatWholePrice(amount: number, currency: Currency): string {
  return formatPrice(amount * 10 ** decimalsOf(currency.code), currency);
}

function formatAmount(cents: number, decimals: number): string {
  const digits = String(Math.abs(cents)).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals);
  const whole = groupDigits(digits.slice(0, digits.length - decimals), '.');
  const rest = decimals === 0 ? '' : `,${/[1-9]/.test(fraction) ? fraction : '-'}`;
  return `${cents < 0 ? '-' : ''}${whole}${rest}`;
}
