/** Formats a number with the separators of the language: `1.250`. */
export function formatCount(count: number, locale: string): string {
  // On a telephone the first use of Intl takes 30 ms, and counts are whole numbers.
  if (!Number.isInteger(count)) return count.toLocaleString(locale);
  return groupDigits(String(count), locale.startsWith('en') ? ',' : '.');
}

/** Separates thousands in the digits of a whole number. */
export function groupDigits(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}
