import type { Locale } from '../rules/language.ts';
import { pdfOf, type PdfText } from '../rules/pdf.ts';
import { acceptedAmounts, type Offer } from '../rules/quotation/read.ts';

const WORDS = {
  nl: {
    title: 'Offerte',
    pieces: 'Aantal',
    product: 'Product',
    price: 'Prijs',
    subtotal: 'Subtotaal',
    discount: 'Korting',
    shipping: 'Verzending',
    total: 'Totaal incl. btw',
    vat: 'Waarvan btw',
  },
  de: {
    title: 'Angebot',
    pieces: 'Anzahl',
    product: 'Produkt',
    price: 'Preis',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    shipping: 'Versand',
    total: 'Gesamt inkl. MwSt.',
    vat: 'Davon MwSt.',
  },
  en: {
    title: 'Quotation',
    pieces: 'Quantity',
    product: 'Product',
    price: 'Price',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    total: 'Total incl. VAT',
    vat: 'VAT included',
  },
} as const satisfies Record<Locale, Record<string, string>>;

const [LEFT, SECOND, RIGHT] = [56, 110, 460];
const ROW = 22;
const ROWS_ON_PAGE = 28;

/** A quotation as a PDF document. */
export function quotationDocument(offer: Offer, locale: Locale): Uint8Array {
  const { row } = offer;
  const view = acceptedAmounts(offer);
  const words = WORDS[locale];
  const euros = (amount: number | null) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
      .format((amount ?? 0) / 100)
      .replaceAll(/[\u00A0\u202F]/g, ' ');
  const rows: [pieces: string, name: string, amount: string][] = [
    ...view.lines.map(({ amount, name, price }): [string, string, string] => [
      String(amount ?? 1),
      name,
      euros((price ?? 0) * (amount ?? 1)),
    ]),
    ['', words.subtotal, euros(view.subtotal)],
    ['', words.discount, `- ${euros(view.discount)}`],
    ['', words.shipping, euros(view.shipping_costs)],
    ['', words.total, euros(view.total)],
    ['', words.vat, euros(view.vat_amount)],
  ];
  const pages: PdfText[][] = [];
  for (let from = 0; from < rows.length; from += ROWS_ON_PAGE) {
    const heading = `${words.title} ${row.number}`;
    const head: PdfText[] = [
      { text: 'Zonshop', left: LEFT, top: 60, size: 18, isBold: true },
      { text: heading, left: LEFT, top: 92, size: 14 },
      { text: words.pieces, left: LEFT, top: 130, isBold: true },
      { text: words.product, left: SECOND, top: 130, isBold: true },
      { text: words.price, left: RIGHT, top: 130, isBold: true },
    ];
    const body = rows.slice(from, from + ROWS_ON_PAGE).flatMap(([pieces, name, amount], index): PdfText[] => {
      const top = 130 + ROW * (index + 1);
      return [
        { text: pieces, left: LEFT, top },
        { text: name, left: SECOND, top },
        { text: amount, left: RIGHT, top },
      ];
    });
    pages.push([...head, ...body]);
  }
  return pdfOf(pages);
}
