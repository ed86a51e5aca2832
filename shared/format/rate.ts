/**
 * Formats a percentage without the percent sign: `21`, `5,5`. The comma is the same in every language, as in prices.
 */
export function formatRate(rate: number): string {
  return String(Math.round(rate * 100) / 100).replace('.', ',');
}
