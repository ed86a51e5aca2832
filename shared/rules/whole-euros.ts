/**
 * The whole euros at the beginning of what somebody typed: `12,50` is 12 and `1.250` is 1250, since points that
 * stand before three digits part thousands. Null when no amount stands there (specification 002 §4).
 */
export function wholeEuros(text: string): number | null {
  const [found] = /^\s*(\d{1,3}(\.\d{3})+(?!\d)|\d+)/.exec(text) ?? [];
  if (found === undefined) return null;
  const euros = Number(found.replaceAll('.', ''));
  return Number.isSafeInteger(euros) ? euros : null;
}
