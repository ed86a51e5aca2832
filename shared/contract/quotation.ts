import * as z from 'zod/mini';
import { endpoint, pathPart } from './endpoint.ts';
import { priceKeys } from './price-keys.ts';
import { linkUrl, pictureUrl } from './url.ts';
import {
  cents,
  fieldText,
  flag,
  list,
  map,
  optional,
  optionalText,
  percentage,
  reduction,
  wholeNumber,
} from './wire.ts';

/** Contract of quotations. Amounts include VAT unless their name says otherwise. */

export const QuotationLine = z.object({
  /** The name of the product. */
  name: fieldText,
  /** Where its picture is. Without one, a drawing stands in its place. */
  image: pictureUrl,
  /** What the picture shows; empty where the name says it already. */
  image_alt: optionalText,
  /** Pieces. Without it, the line has no sum. */
  amount: optional(wholeNumber),
  /** Per piece. */
  price: optional(cents),
  /** The price of the list; shown when it exceeds `price`. */
  msrp: optional(cents),
  /** These are shown with VAT only: the exemption has no keys of its own for them. */
  ...priceKeys,
  /** Per piece. */
  discount: optional(reduction),
  /** Per piece, without VAT; `price` where it is missing. */
  tax_exemption_price: optional(cents),
  /** The price of the list without VAT; `msrp` where it is missing. */
  tax_exemption_msrp: optional(cents),
});
export type QuotationLine = z.infer<typeof QuotationLine>;

export const Quotation = z.object({
  /** The number of the quotation, as the customer knows it. */
  display_id: fieldText.check(z.minLength(1, 'a number')),
  /** Its version; shown from the second one on. */
  version: optionalText,
  /** Name and address of the customer, as text with line breaks. */
  customer: optionalText,
  /** The day of the quotation. */
  date: optionalText,
  /** The last day; without it, the day is counted from `valid_days`. */
  valid_until: optionalText,
  /** Markup. */
  content: optionalText,
  /** The products. */
  lines: list(QuotationLine),
  /** All lines, before reduction and shipping. Without it, there is no such row. */
  subtotal: optional(cents),
  /** What is taken off; no row without it, or with 0. */
  discount: optional(reduction),
  /** Shipping; 0 is free, and without it there is no such row. */
  shipping_costs: optional(cents),
  /** The amount due. */
  total: cents,
  /** The VAT in `total`. Without it, there is no such row. */
  vat_amount: optional(cents),
  /** A percentage, such as 21. */
  vat_rate: optional(percentage),
  /** The same without VAT; `subtotal` where it is missing. */
  tax_exemption_subtotal: optional(cents),
  /** The same without VAT; `discount` where it is missing. */
  tax_exemption_discount: optional(reduction),
  /** The same without VAT; `total` where it is missing. */
  tax_exemption_total: optional(cents),
  /** By rate. */
  tax_exemption_vat: map(optional(cents)),
  /** The customer may buy without VAT, and can switch. */
  tax_exemption_allowed: flag,
  /** Markup. */
  tax_exemption_agree_text: optionalText,
  /** Days that are left. Without it and `valid_until`, no last day is shown. */
  valid_days: optional(wholeNumber),
  /** It can be accepted or declined. False where it is missing: it is then closed. */
  is_valid: flag,
  /** The order is paid by invoice, and nothing goes into the cart. */
  is_on_account: flag,
  /** The customer has accepted it. */
  is_accepted: flag,
  /** `download_url` is offered. */
  is_downloadable: flag,
  /** The document. Without it, there is no link. */
  download_url: linkUrl,
  /** The page that accepts it. Without it, there is no button. */
  accept_url: linkUrl,
  /** The page that declines it. Without it, there is no button. */
  decline_url: linkUrl,
});
export type Quotation = z.infer<typeof Quotation>;

/** Reads the quotation of the page. */
export const readQuotation = endpoint({
  path: '/quotation/{id}',
  safe: true,
  input: z.object({
    /** The id in the address of the page. */
    id: z.string(),
  }),
  target: ({ id }) => ({ path: `/quotation/${pathPart(id)}` }),
  answer: z.object({
    /** The quotation. */
    quotation: Quotation,
    /** The customer has chosen to buy without VAT before. */
    tax_exemption_accepted: flag,
  }),
});
