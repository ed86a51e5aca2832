/** How this shop writes its currency. */
export interface Currency {
  readonly sign: string;
  readonly position: 'before' | 'after';
}

/** Keeps sign and number on one line. */
const NO_BREAK_SPACE = '\u00a0';

/**
 * Writes an amount of integer cents as a Dutch shop does, in every language alike: `€ 1.234,-` for whole
 * amounts, `€ 1.234,50` otherwise, the minus directly before the digits. No amount gives an empty text.
 */
export function formatPrice(cents: number | null | undefined, { sign, position }: Currency): string {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return '';
  const number = formatAmount(Math.round(cents));
  return position === 'before' ? sign + NO_BREAK_SPACE + number : number + NO_BREAK_SPACE + sign;
}

function formatAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const fraction = digits.slice(-2);
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '-' : ''}${whole},${fraction === '00' ? '-' : fraction}`;
}
