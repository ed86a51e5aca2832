import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyData } from './wire.ts';

/**
 * Takes up or gives up the rate of 0 % (specification 002 §2.10). The path is the page's own; the answer is ignored
 * and the page is loaded again.
 */
export function chooseExemption(path: string) {
  return endpoint({
    method: 'post',
    path,
    input: z.object({ tax_exemption_selected: z.boolean() }),
    answer: anyData,
  });
}
