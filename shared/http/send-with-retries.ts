import ky, { isHTTPError, isKyError } from 'ky';
import { replyOf, type Reply, type RequestOptions } from './reply.ts';
import { CALL_TIMEOUT_MS, withTimeout } from './timeout.ts';

/** Statuses of errors that may be temporary. */
const RETRY_STATUSES = [408, 500, 502, 503, 504];

/** How often a safe call is sent before it fails. The loader's own first call of a page comes before these. */
const SAFE_ATTEMPTS = 3;

/** Where a request goes, and what it carries beside its payload. */
export interface Route {
  readonly url: URL;
  readonly headers: Record<string, string>;
  /** `same-origin` for a request with a token: a redirect to another origin fails before the token is sent there. */
  readonly mode?: 'same-origin';
  readonly fetch?: typeof globalThis.fetch;
}

/**
 * Sends a safe call up to `SAFE_ATTEMPTS` times, and up to as many times again if an answer breaks off. Any other call is
 * sent once, because the shop may have handled a call that it did not answer.
 */
export async function sendWithRetries(
  routeOf: () => Route,
  options: RequestOptions,
  payload: unknown,
  isFirst = true,
): Promise<Reply> {
  const { method, safe, signal } = options;
  try {
    const { url, ...route } = routeOf();
    const answer = await ky(url, {
      ...route,
      method,
      ...(signal && { signal }),
      ...(payload === undefined ? {} : { json: payload }),
      timeout: CALL_TIMEOUT_MS,
      // Nothing waits for the time that a shop names in `Retry-After`: the widget then says that it failed.
      retry: {
        limit: safe ? SAFE_ATTEMPTS - 1 : 0,
        methods: [method],
        statusCodes: RETRY_STATUSES,
        afterStatusCodes: [],
      },
      // ky retries only statuses that throw.
      throwHttpErrors: (status) => RETRY_STATUSES.includes(status),
    });
    return await withTimeout(replyOf(answer));
  } catch (error) {
    if (isHTTPError(error)) {
      const { response: answer, data: body } = error;
      return { status: answer.status, body, isData: true, isRedirected: false, answer };
    }
    // The connection may break in the middle of an answer, which ky does not retry.
    if (safe && isFirst && !isKyError(error) && !signal?.aborted)
      return sendWithRetries(routeOf, options, payload, false);
    throw error;
  }
}
