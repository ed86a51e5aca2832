import ky, { isHTTPError, isKyError } from 'ky';
import { callHeaders } from './headers.ts';
import { TIMEOUT_MS, withTimeout } from './timeout.ts';
import { replyOf, type Reply, type RequestOptions } from './reply.ts';
import { carriesToken, pageToken } from './token.ts';

/** What may be better a moment later. */
const PASSING = [408, 500, 502, 503, 504];

/** The token was old, or of another session: the shop has refused the call without reading it. */
const TOKEN_REFUSED = 419;

/**
 * A safe call is tried three times; any other once, because the shop may have done what it did not answer. One that was
 * refused for its token is sent once more with another token.
 */
export async function send(way: RequestOptions, payload: unknown): Promise<Reply> {
  const refused = pageToken();
  const reply = await trySending(way, payload);
  if (reply.status !== TOKEN_REFUSED || way.sameSession || !carriesToken(way.method, way.path)) return reply;
  return (await hasOtherToken(refused)) ? trySending(way, payload) : reply;
}

async function hasOtherToken(refused: string): Promise<boolean> {
  try {
    const { renewToken } = await import('./renew-token.ts');
    return await renewToken(refused);
  } catch {
    return false;
  }
}

async function trySending(way: RequestOptions, payload: unknown, isFirst = true): Promise<Reply> {
  const { method, path, safe, sameSession, headers, signal } = way;
  try {
    // A `<base>` of the page is about its links.
    const answer = await ky(new URL(path, location.href), {
      method,
      headers: { ...callHeaders(method, path, sameSession), ...headers },
      ...(signal && { signal }),
      ...(payload === undefined ? {} : { json: payload }),
      // A redirect to another origin is an error then, before anything is sent there.
      ...(carriesToken(method, path) && { mode: 'same-origin' }),
      timeout: TIMEOUT_MS,
      retry: { limit: safe ? 2 : 0, methods: [method], statusCodes: PASSING },
      // Only what was thrown is tried again.
      throwHttpErrors: (status) => PASSING.includes(status),
    });
    return await withTimeout(replyOf(answer));
  } catch (error) {
    if (isHTTPError(error))
      return { status: error.response.status, body: error.data, isData: true, isRedirected: false };
    // A connection may break in the middle of an answer, too late for the retries above.
    if (safe && isFirst && !isKyError(error) && !signal?.aborted) return trySending(way, payload, false);
    throw error;
  }
}
