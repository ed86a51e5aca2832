/**
 * Writes a percentage number such as 21 or 5.5 without its percent sign: `21`, `5,5`. The comma stands in
 * every language, as it does in prices.
 */
export function formatRate(rate: number): string {
  return String(Math.round(rate * 100) / 100).replace('.', ',');
}
