import ky, { isHTTPError, isKyError } from 'ky';
import { callHeaders, callUrl, needsToken } from './headers.ts';
import { replyOf, type Reply, type RequestOptions } from './reply.ts';
import { CALL_TIMEOUT_MS, withTimeout } from './timeout.ts';
import { originalToken, pageToken, tokenReady } from './token.ts';
import { importWithRecovery } from '../runtime/import-with-recovery.ts';

/** Statuses of errors that may be temporary. */
const RETRY_STATUSES = [408, 500, 502, 503, 504];

/**
 * Sends a safe call up to three times, and any other once, because the shop may have handled a call that it did not
 * answer. A call with a refused token is sent again with a new one.
 */
export async function send(options: RequestOptions, payload: unknown): Promise<Reply> {
  await tokenReady(options.method, options.path);
  const token = pageToken();
  const reply = await sendOnce(options, payload);
  if (reply.status !== 419 || options.sameSession || !needsToken(options.method, options.path)) return reply;
  const canRepeat = await importWithRecovery('renew-token', () => import('./renew-token.ts')).then(
    ({ hasNewToken }) => hasNewToken(reply.status, token),
    () => false,
  );
  return canRepeat ? sendOnce(options, payload) : reply;
}

async function sendOnce(options: RequestOptions, payload: unknown, isFirst = true): Promise<Reply> {
  const { method, path, safe, sameSession, headers, signal } = options;
  try {
    const answer = await ky(callUrl(path), {
      method,
      headers: { ...callHeaders(method, path, sameSession ? originalToken() : pageToken()), ...headers },
      ...(signal && { signal }),
      ...(payload === undefined ? {} : { json: payload }),
      // A redirect to another origin fails before the token is sent there.
      ...(needsToken(method, path) && { mode: 'same-origin' }),
      timeout: CALL_TIMEOUT_MS,
      // Nothing waits for the time that a shop names in `Retry-After`: the widget then says that it failed.
      retry: { limit: safe ? 2 : 0, methods: [method], statusCodes: RETRY_STATUSES, afterStatusCodes: [] },
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
    if (safe && isFirst && !isKyError(error) && !signal?.aborted) return sendOnce(options, payload, false);
    throw error;
  }
}
