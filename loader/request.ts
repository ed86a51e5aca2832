/**
 * Sends one request with the headers that every call carries. The tokens are read now, because a sign-in
 * in another tab may have replaced them, and go to the shop's own origin only.
 */
export function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers = new Headers({ 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' });
  if (method !== 'GET' && new URL(path, location as unknown as string).origin === origin) {
    const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]');
    const cookie = /(^| )XSRF-TOKEN=([^;]+)/.exec(document.cookie);
    if (token) headers.set('X-CSRF-TOKEN', token.content);
    // It is plain ASCII, and must not throw at a value that nobody encoded.
    if (cookie) headers.set('X-XSRF-TOKEN', unescape(cookie[2]!));
  }
  if (body) headers.set('Content-Type', 'application/json');
  // No body at all, where there are no inputs.
  return fetch(path, { method, headers, body: JSON.stringify(body) });
}
