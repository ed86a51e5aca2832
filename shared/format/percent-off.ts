/** What is taken off, such as `−7%`; German has a space before the sign. */
export function formatPercentOff(percent: number, locale: string): string {
  return `−${percent}${locale === 'de' ? '\u00a0' : ''}%`;
}
