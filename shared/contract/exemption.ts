import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyData } from './wire.ts';

/** Accepts or declines the VAT rate of 0 %. The path is the page's own. The answer is ignored, and the page is reloaded. */
export function chooseExemption(path: string) {
  return endpoint({
    path,
    input: z.object({
      /** True for prices without VAT. */
      tax_exemption_selected: z.boolean(),
    }),
    answer: anyData,
  });
}
