import type { Code } from '../../../tools/doctor/codes.ts';
import type { Fault } from '../faulty-shop.ts';

/** A fault that is put into the demo shop, and what the doctor has to say of it. */
export interface Planted {
  /** As in “… is found”. */
  readonly it: string;
  /** The page that is looked at. */
  readonly at: string;
  readonly fault: Fault;
  readonly code: Code;
  readonly says: string | RegExp;
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number;
}

export const PRODUCT = '/growatt-min-3000tl-xh';
export const LIST = '/omvormers';

export const replace = (from: string | RegExp, to: string): Fault => ({ page: (html) => html.replace(from, to) });
export const inBody = (markup: string): Fault => replace('</body>', `${markup}</body>`);

/** Answers one path in the shop's place. */
export const answering = (answer: () => Response | Promise<Response>, path = '/cart/init'): Fault => ({
  instead: { [path]: answer },
});
export const text =
  (said: string, type: string, status = 200) =>
  () =>
    new Response(said, { status, headers: { 'Content-Type': type } });
