import { callHeaders, callUrl, needsToken, TOKEN_SELECTOR } from '../shared/http/headers.ts';
import { CALL_TIMEOUT_MS } from '../shared/http/timeout.ts';
import { page } from './page.ts';

/** Sends one request with the headers of every call. */
export function request(
  method: string,
  path: string,
  body?: unknown,
  more?: Readonly<Record<string, string>>,
  signal: AbortSignal = AbortSignal.timeout(CALL_TIMEOUT_MS),
): Promise<Response> {
  const token = page.querySelector<HTMLMetaElement>(TOKEN_SELECTOR)?.content ?? '';
  const headers = Object.assign(callHeaders(method, path, token, page.cookie), more);
  if (body) headers['Content-Type'] = 'application/json';
  return fetch(callUrl(path), {
    method,
    headers,
    body: JSON.stringify(body),
    // A redirect to another origin fails before the token is sent there.
    mode: needsToken(method, path) ? 'same-origin' : 'cors',
    signal,
  });
}
