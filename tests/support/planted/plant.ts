import type { Code } from '../../../tools/doctor/codes.ts';
import type { Fault } from '../faulty-shop.ts';

/** A fault in the demo shop, and the doctor's finding. */
export interface Planted {
  /** The title of the test is “… is found”. */
  readonly it: string;
  /** The path of the page. */
  readonly at: string;
  readonly fault: Fault;
  readonly code: Code;
  readonly says: string | RegExp;
  /** Milliseconds. */
  readonly timeout?: number;
}

export const PRODUCT = '/growatt-min-3000tl-xh';
export const LIST = '/omvormers';

export const replace = (from: string | RegExp, to: string): Fault => ({ page: (html) => html.replace(from, to) });
export const inBody = (markup: string): Fault => replace('</body>', `${markup}</body>`);

/** Replaces the answer of one path. */
export const answering = (answer: () => Response | Promise<Response>, path = '/cart/init'): Fault => ({
  instead: { [path]: answer },
});
export const text =
  (said: string, type: string, status = 200) =>
  () =>
    new Response(said, { status, headers: { 'Content-Type': type } });
