import { callHeaders, needsToken, TOKEN_SELECTOR } from '../shared/http/headers.ts';
import { TIMEOUT_MS } from '../shared/http/timeout.ts';
import { page } from './page.ts';

/** Sends one request with the headers of every call. */
export function request(method: string, path: string, body?: unknown): Promise<Response> {
  const token = page.querySelector<HTMLMetaElement>(TOKEN_SELECTOR)?.content ?? '';
  const headers = callHeaders(method, path, token, page.cookie);
  if (body) headers['Content-Type'] = 'application/json';
  // Resolved against the page: its `<base>` must not redirect calls.
  return fetch(new URL(path, location.href), {
    method,
    headers,
    body: JSON.stringify(body),
    // A redirect to another origin fails before the token is sent there.
    mode: needsToken(method, path) ? 'same-origin' : 'cors',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
