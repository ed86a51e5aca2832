import type { Code } from '../../../tools/doctor/codes.ts';
import type { Fault } from '../faulty-shop.ts';

/** A fault in the demo shop, and the doctor's finding. */
export interface FaultCase {
  /** The title of the test is “… is reported, and nothing else”. */
  readonly title: string;
  /** The path of the page. */
  readonly path: string;
  readonly fault: Fault;
  readonly code: Code;
  readonly message: string | RegExp;
  /** Milliseconds. */
  readonly timeout?: number;
}

export const PRODUCT = '/growatt-min-3000tl-xh';
export const LIST = '/omvormers';

export const replace = (from: string | RegExp, to: string): Fault => ({ page: (html) => html.replace(from, to) });
export const inBody = (markup: string): Fault => replace('</body>', `${markup}</body>`);
export const inHead = (markup: string): Fault => replace('</head>', `${markup}</head>`);

/** Replaces the answer of one path. */
export const answering = (answer: () => Response | Promise<Response>, path = '/cart/init'): Fault => ({
  replaceAnswers: { [path]: answer },
});
export const text =
  (body: string, type: string, status = 200) =>
  () =>
    new Response(body, { status, headers: { 'Content-Type': type } });
