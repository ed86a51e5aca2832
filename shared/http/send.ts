import { callHeaders, callUrl, needsToken } from './headers.ts';
import type { Reply, RequestOptions } from './reply.ts';
import { sendWithRetries, type Route } from './send-with-retries.ts';
import { originalToken, pageToken, tokenReady } from './token.ts';
import { importWithRecovery } from '../runtime/import-with-recovery.ts';

/** Sends one request with the headers of every call. A call with a refused token is sent again with a new one. */
export async function send(options: RequestOptions, payload: unknown): Promise<Reply> {
  await tokenReady(options.method, options.path);
  const token = pageToken();
  const request = () => sendWithRetries(() => routeOf(options), options, payload);
  const reply = await request();
  if (reply.status !== 419 || options.sameSession || !needsToken(options.method, options.path)) return reply;
  const canRepeat = await importWithRecovery('renew-token', () => import('./renew-token.ts')).then(
    ({ hasNewToken }) => hasNewToken(reply.status, token),
    () => false,
  );
  return canRepeat ? request() : reply;
}

function routeOf({ method, path, sameSession, headers }: RequestOptions): Route {
  return {
    url: callUrl(path),
    headers: { ...callHeaders(method, path, sameSession ? originalToken() : pageToken()), ...headers },
    ...(needsToken(method, path) && { mode: 'same-origin' }),
  };
}
