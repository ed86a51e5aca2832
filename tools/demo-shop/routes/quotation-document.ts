import type { Locale } from '../rules/language.ts';
import { priceForPdf } from '../rules/currency.ts';
import { tableDocument, type PdfRow } from '../rules/pdf-table.ts';
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

/** A quotation as a PDF document. */
export function quotationDocument(offer: Offer, locale: Locale): Uint8Array {
  const view = acceptedAmounts(offer);
  const words = WORDS[locale];
  const amount = (cents: number | null) => priceForPdf(cents ?? 0, locale);
  return tableDocument({
    heading: `${words.title} ${offer.row.number}`,
    columns: [words.pieces, words.product, words.price],
    rows: [
      ...view.lines.map((line): PdfRow => {
        const pieces = line.amount ?? 1;
        return [String(pieces), line.name, amount((line.price ?? 0) * pieces)];
      }),
      ['', words.subtotal, amount(view.subtotal)],
      ['', words.discount, `- ${amount(view.discount)}`],
      ['', words.shipping, amount(view.shipping_costs)],
      ['', words.total, amount(view.total)],
      ['', words.vat, amount(view.vat_amount)],
    ],
  });
}
