/**
 * The whole euros at the beginning of a typed text: `12,50` is 12, and `1.250` is 1250, because a point before three
 * digits separates thousands. Null without an amount.
 */
export function wholeEuros(text: string): number | null {
  const [number] = /^\s*(\d{1,3}(\.\d{3})+(?!\d)|\d+)/.exec(text) ?? [];
  if (number === undefined) return null;
  const euros = Number(number.replaceAll('.', ''));
  return Number.isSafeInteger(euros) ? euros : null;
}
