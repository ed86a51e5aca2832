import { page } from './page.ts';

/** Milliseconds until what has not come counts as failed. */
export const TIMEOUT_MS = 20_000;

/**
 * Sends one request with the headers that every call carries. The tokens are read now, because a sign-in
 * in another tab may have replaced them, and go to the shop's own origin only.
 */
export function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' });
  // A `<base>` of the page is about its links.
  const url = new URL(path, location.href);
  const hasTokens = method !== 'GET' && url.origin === origin;
  if (hasTokens) {
    const token = page.querySelector<HTMLMetaElement>('meta[name=csrf-token]');
    const cookie = /(^| )XSRF-TOKEN=([^;]+)/.exec(page.cookie);
    if (token) headers.set('X-CSRF-TOKEN', token.content);
    // It is plain ASCII, and must not throw at a value that nobody encoded.
    if (cookie) headers.set('X-XSRF-TOKEN', unescape(cookie[2]!));
  }
  if (body) headers.set('Content-Type', 'application/json');
  // No body at all, where there are no inputs.
  return fetch(url, {
    method,
    headers,
    body: JSON.stringify(body),
    // A redirect to another origin fails before the tokens are sent there.
    mode: hasTokens ? 'same-origin' : 'cors',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
