import * as z from 'zod/mini';
import { endpoint, pathPart } from './endpoint.ts';
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
  name: fieldText,
  image: pictureUrl,
  image_alt: optionalText,
  amount: optional(wholeNumber),
  /** Per piece. */
  price: optional(cents),
  /** The price of the list; shown when it exceeds `price`. */
  msrp: optional(cents),
  /** Per piece. */
  discount: optional(reduction),
  tax_exemption_price: optional(cents),
  tax_exemption_msrp: optional(cents),
});
export type QuotationLine = z.infer<typeof QuotationLine>;

export const Quotation = z.object({
  display_id: fieldText.check(z.minLength(1, 'a number')),
  version: optionalText,
  /** Name and address of the customer, as text with line breaks. */
  customer: optionalText,
  /** The day of the quotation. */
  date: optionalText,
  /** The last day; without it, the day is counted from `valid_days`. */
  valid_until: optionalText,
  /** Markup. */
  content: optionalText,
  lines: list(QuotationLine),
  subtotal: optional(cents),
  discount: optional(reduction),
  shipping_costs: optional(cents),
  total: cents,
  vat_amount: optional(cents),
  /** A percentage, such as 21. */
  vat_rate: optional(percentage),
  tax_exemption_subtotal: optional(cents),
  tax_exemption_discount: optional(reduction),
  tax_exemption_total: optional(cents),
  /** By rate. */
  tax_exemption_vat: map(optional(cents)),
  tax_exemption_allowed: flag,
  /** Markup. */
  tax_exemption_agree_text: optionalText,
  valid_days: optional(wholeNumber),
  is_valid: flag,
  /** The order is paid by invoice, and nothing goes into the cart. */
  is_on_account: flag,
  is_accepted: flag,
  is_downloadable: flag,
  download_url: linkUrl,
  accept_url: linkUrl,
  decline_url: linkUrl,
});
export type Quotation = z.infer<typeof Quotation>;

export const readQuotation = endpoint({
  path: '/quotation/{id}',
  safe: true,
  input: z.object({ id: z.string() }),
  target: ({ id }) => ({ path: `/quotation/${pathPart(id)}` }),
  answer: z.object({ quotation: Quotation, tax_exemption_accepted: flag }),
});
