/** The currency of every price of the shop, as pages tell it to widgets and scripts. */
export const CURRENCY = { sign: '€', position: 'before', code: 'EUR' } as const;

const NO_BREAK = '\u00a0';

/** An amount in cents as Dutch shops write it, in every language: `€ 1.234,50`, whole euros `€ 12,-`. */
export function price(cents: number): string {
  const [euros, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const grouped = String(euros).replaceAll(/\B(?=(\d{3})+$)/g, '.');
  const decimals = rest === 0 ? '-' : String(rest).padStart(2, '0');
  return `${CURRENCY.sign}${NO_BREAK}${cents < 0 ? '-' : ''}${grouped},${decimals}`;
}

/** An amount in cents for a PDF: as its language writes it, with spaces that the standard fonts have. */
export function priceForPdf(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: CURRENCY.code })
    .format(cents / 100)
    .replaceAll(/[\u00A0\u202F]/g, ' ');
}
