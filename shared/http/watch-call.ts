import type { Reason } from '../contract/call-failed.ts';
import type { Reply, RequestOptions } from './reply.ts';

/**
 * Runs when a call begins, and may add headers to it. Returns what runs when the call has ended, with the reply if a
 * complete one came.
 *
 * @param call the path of the endpoint, whose braces stay
 * @param isFirst the loader has sent it
 */
export type WatchCall = (
  options: { readonly method: string; readonly path: string; headers?: RequestOptions['headers'] },
  call: string,
  isFirst: boolean,
) => (reply: Reply | undefined, reason: Reason | undefined) => void;
