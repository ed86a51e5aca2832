import ky, { isHTTPError, isKyError } from 'ky';
import { callHeaders } from './headers.ts';
import { PATIENCE, withPatience } from './patience.ts';
import { replyOf, type Reply, type Way } from './reply.ts';

/** What may be better a moment later. */
const PASSING = [408, 500, 502, 503, 504];

/** A safe call is tried three times; any other once, because the shop may have done what it did not answer. */
export async function send(way: Way, payload: unknown, isFirst = true): Promise<Reply> {
  const { method, path, safe, headers, signal } = way;
  try {
    const answer = await ky(path, {
      method,
      headers: { ...callHeaders(method, path), ...headers },
      ...(signal && { signal }),
      ...(payload === undefined ? {} : { json: payload }),
      timeout: PATIENCE,
      retry: { limit: safe ? 2 : 0, methods: [method], statusCodes: PASSING },
      // Only what was thrown is tried again.
      throwHttpErrors: (status) => PASSING.includes(status),
    });
    return await withPatience(replyOf(answer));
  } catch (error) {
    if (isHTTPError(error)) return { status: error.response.status, body: error.data };
    // A connection may break in the middle of an answer, too late for the retries above.
    if (safe && isFirst && !isKyError(error) && !signal?.aborted) return send(way, payload, false);
    throw error;
  }
}
