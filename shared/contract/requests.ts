import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyData, flag, optionalText, required, sparse, wireId } from './wire.ts';

/** Contract of the request forms. */

/** Requests a mail when a product is in stock again. */
export const mailWhenInStock = endpoint({
  path: '/mail-when-in-stock',
  input: z.object({
    /** The kind: `product`, `bundle` (a set), or `second-chance-product` (used, there once). Calls send it back. */
    type: z.string(),
    /** The id of the product. */
    id: wireId,
    /** The name of the shopper. */
    name: z.string(),
    /** Where the mail goes. */
    email: z.string(),
  }),
  answer: anyData,
});

/** The texts of the installer request, as markup; each may be missing. */
export const InstallerWords = z.object({
  /** The label of the button; the widget has one for a missing one, as for the others. */
  button_text: optionalText,
  /** The title of the dialog. */
  title: optionalText,
  /** Above the form. */
  text: optionalText,
  /** The title after it was sent. */
  thanks_title: optionalText,
  /** The text after it was sent. */
  thanks_text: optionalText,
  /** The label of the button that sends it. */
  submit_button_text: optionalText,
});
export type InstallerWords = z.infer<typeof InstallerWords>;

/** Reads whether an installer is offered, and the texts of the form. */
export const readInstallerRequest = endpoint({
  path: '/installer-request-submission/init',
  safe: true,
  answer: z.object({
    /** Texts; each may be missing, and all of them. */
    modalData: sparse(InstallerWords),
    /** Whether the shopper can request an installer. */
    displayButton: required(flag),
  }),
});

export const InstallerRequest = z.object({
  /** First name. */
  first_name: z.string(),
  /** Prefix of the last name; empty for none. */
  middle_name: z.string(),
  /** Last name. */
  last_name: z.string(),
  /** E-mail address. */
  email: z.string(),
  /** Telephone number, as typed. */
  phone: z.string(),
  /** Street. */
  street: z.string(),
  /** House number. */
  house_number: z.string(),
  /** What follows the house number; empty for none. */
  house_number_addition: z.string(),
  /** Postal code, as typed. */
  zip_code: z.string(),
  /** Town. */
  city: z.string(),
  /** What is to be installed, as typed. */
  description: z.string(),
  /** The id of the site, as the page gives it. */
  website_id: wireId,
  /** The id of the product, as the page gives it. */
  model_id: wireId,
  /** In capitals. */
  model_type: z.string(),
});
export type InstallerRequest = z.infer<typeof InstallerRequest>;

/** The path is the page's own. Sends the form. The answer is ignored; messages of a 422 are shown at their fields. */
export function sendInstallerRequest(path: string) {
  return endpoint({ path, input: InstallerRequest, answer: anyData });
}

export const PriceMatch = z.object({
  /** First name. */
  first_name: z.string(),
  /** Prefix of the last name; empty for none. */
  middle_name: z.string(),
  /** Last name. */
  last_name: z.string(),
  /** E-mail address. */
  email: z.string(),
  /** As typed. */
  price: z.string(),
  /** Where it is sold for that price. */
  link: z.string(),
  /** A remark; empty for none. */
  remark: z.string(),
  /** The id of the site, as the page gives it. */
  website_id: wireId,
  /** The id of the product, as the page gives it. */
  product_id: wireId,
});
export type PriceMatch = z.infer<typeof PriceMatch>;

/** The path is the page's own. Sends the form. The answer is ignored; messages of a 422 are shown at their fields. */
export function sendPriceMatch(path: string) {
  return endpoint({ path, input: PriceMatch, answer: anyData });
}
