import ky from 'ky';
import { callHeaders } from './headers.ts';
import { replyOf, type Reply, type Way } from './reply.ts';

/** Milliseconds until a call without an answer counts as failed. */
const PATIENCE = 20_000;

/** A safe call is tried three times; any other once, because the shop may have done what it did not answer. */
export async function send({ method, path, safe }: Way, payload: unknown, isFirst = true): Promise<Reply> {
  const answer = await ky(path, {
    method,
    headers: callHeaders(method),
    ...(payload === undefined ? {} : { json: payload }),
    timeout: PATIENCE,
    throwHttpErrors: false,
    retry: { limit: safe ? 2 : 0, methods: [method], statusCodes: [408, 500, 502, 503, 504] },
  });
  // A connection may break in the middle of an answer, too late for the retries above.
  return replyOf(answer).catch((error: unknown) => {
    if (safe && isFirst) return send({ method, path, safe }, payload, false);
    throw error;
  });
}
