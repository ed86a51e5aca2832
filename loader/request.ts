import { callHeaders, needsToken, TOKEN } from '../shared/http/headers.ts';
import { TIMEOUT_MS } from '../shared/http/timeout.ts';
import { page } from './page.ts';

/** Sends one request with the headers of every call. */
export function request(method: string, path: string, body?: unknown): Promise<Response> {
  const token = page.querySelector<HTMLMetaElement>(TOKEN)?.content ?? '';
  const headers = callHeaders(method, path, token, page.cookie);
  if (body) headers['Content-Type'] = 'application/json';
  // The `<base>` of the page is for links.
  return fetch(new URL(path, location.href), {
    method,
    headers,
    body: JSON.stringify(body),
    // A redirect to another origin fails before the token is sent there.
    mode: needsToken(method, path) ? 'same-origin' : 'cors',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
