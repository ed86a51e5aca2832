import type { Locale } from '../rules/language.ts';
import { priceForPdf } from '../rules/currency.ts';
import { tableDocument, type PdfRow } from '../rules/pdf-table.ts';
import type { OwnOrder } from '../rules/account/own-order.ts';
import { vatIn } from '../rules/totals.ts';

const WORDS = {
  nl: {
    title: 'Factuur',
    date: 'Besteld op',
    pieces: 'Aantal',
    product: 'Product',
    price: 'Prijs',
    shipping: 'Verzending',
    payment: 'Betaalkosten',
    discount: 'Korting',
    total: 'Totaal incl. btw',
    vat: 'Waarvan btw',
    voucher: 'Betaald met tegoedbon',
  },
  de: {
    title: 'Rechnung',
    date: 'Bestellt am',
    pieces: 'Anzahl',
    product: 'Produkt',
    price: 'Preis',
    shipping: 'Versand',
    payment: 'Zahlungskosten',
    discount: 'Rabatt',
    total: 'Gesamt inkl. MwSt.',
    vat: 'Davon MwSt.',
    voucher: 'Mit Gutschein bezahlt',
  },
  en: {
    title: 'Invoice',
    date: 'Ordered on',
    pieces: 'Quantity',
    product: 'Product',
    price: 'Price',
    shipping: 'Shipping',
    payment: 'Payment costs',
    discount: 'Discount',
    total: 'Total incl. VAT',
    vat: 'VAT included',
    voucher: 'Paid with voucher',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The invoice of a paid order as a PDF document. */
export function invoice(own: OwnOrder, locale: Locale): Uint8Array {
  const words = WORDS[locale];
  const date = new Date(own.placedAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  return tableDocument({
    heading: `${words.title} ${own.number}`,
    facts: [`${words.date} ${date}`],
    columns: [words.pieces, words.product, words.price],
    rows: [
      ...own.lines.map(({ qty, name, price, total = price * qty }): PdfRow => [
        String(qty),
        name,
        priceForPdf(total, locale),
      ]),
      ...sums(own, locale),
    ],
  });
}

function sums({ order, total }: OwnOrder, locale: Locale): PdfRow[] {
  const words = WORDS[locale];
  const row = (name: string, cents: number): PdfRow[] => (cents === 0 ? [] : [['', name, priceForPdf(cents, locale)]]);
  if (order === null) return [...row(words.total, total), ...row(words.vat, vatIn(total))];
  const { shipping, payment, discount, quotationDiscount, promotion = 0, voucher } = order.amounts;
  const vat = Object.values(order.vatLines).reduce((sum, cents) => sum + cents, 0);
  return [
    ...row(words.shipping, shipping),
    ...row(words.payment, payment),
    ...row(words.discount, -discount - quotationDiscount - promotion),
    ...row(words.total, order.amounts.total),
    ...row(words.vat, vat),
    ...row(words.voucher, -voucher),
  ];
}
