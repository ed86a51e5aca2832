import { groupDigits } from './count.ts';

/** The shop's currency format. */
export interface Currency {
  readonly sign: string;
  readonly position: 'before' | 'after';
}

const NO_BREAK_SPACE = '\u00a0';

/**
 * Formats integer cents as Dutch shops do, in every language: `€ 1.234,-` for whole amounts, `€ 1.234,50` otherwise, with
 * the minus directly before the digits. Returns an empty text for no amount.
 */
export function formatPrice(cents: number | null | undefined, { sign, position }: Currency): string {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return '';
  const number = formatAmount(Math.round(cents));
  return position === 'before' ? sign + NO_BREAK_SPACE + number : number + NO_BREAK_SPACE + sign;
}

function formatAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const fraction = digits.slice(-2);
  const whole = groupDigits(digits.slice(0, -2), '.');
  return `${cents < 0 ? '-' : ''}${whole},${fraction === '00' ? '-' : fraction}`;
}
