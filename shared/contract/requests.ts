import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyData, flag, optionalText, required, sparse, wireId } from './wire.ts';

/** Contract of the request forms. */

/** Requests a mail when a product is in stock again. */
export const mailWhenInStock = endpoint({
  path: '/mail-when-in-stock',
  input: z.object({ type: z.string(), id: wireId, name: z.string(), email: z.string() }),
  answer: anyData,
});

/** The texts of the installer request, as markup; each may be missing. */
export const InstallerWords = z.object({
  button_text: optionalText,
  title: optionalText,
  text: optionalText,
  thanks_title: optionalText,
  thanks_text: optionalText,
  submit_button_text: optionalText,
});
export type InstallerWords = z.infer<typeof InstallerWords>;

export const readInstallerRequest = endpoint({
  path: '/installer-request-submission/init',
  safe: true,
  answer: z.object({
    modalData: sparse(InstallerWords),
    /** Whether the shopper can request an installer. */
    displayButton: required(flag),
  }),
});

export const InstallerRequest = z.object({
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  house_number: z.string(),
  house_number_addition: z.string(),
  zip_code: z.string(),
  city: z.string(),
  description: z.string(),
  website_id: wireId,
  model_id: wireId,
  /** In capitals. */
  model_type: z.string(),
});
export type InstallerRequest = z.infer<typeof InstallerRequest>;

/** The path is the page's own. */
export function sendInstallerRequest(path: string) {
  return endpoint({ path, input: InstallerRequest, answer: anyData });
}

export const PriceMatch = z.object({
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** As typed. */
  price: z.string(),
  link: z.string(),
  remark: z.string(),
  website_id: wireId,
  product_id: wireId,
});
export type PriceMatch = z.infer<typeof PriceMatch>;

/** The path is the page's own. */
export function sendPriceMatch(path: string) {
  return endpoint({ path, input: PriceMatch, answer: anyData });
}
