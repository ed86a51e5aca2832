/** Formats a number with the separators of the language: `1.250`. */
export function formatCount(count: number, locale: string): string {
  // On a telephone the first use of Intl takes 20 ms, and few counts need a separator.
  return Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : count.toLocaleString(locale);
}
