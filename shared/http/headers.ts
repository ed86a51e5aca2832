/** The tag with the page's CSRF token. */
export const TOKEN_SELECTOR = 'meta[name="csrf-token"]';

/** Whether a call needs the CSRF token. Other origins never get it. */
export function needsToken(method: string, path: string): boolean {
  return method.toLowerCase() !== 'get' && new URL(path, location.href).origin === location.origin;
}

/** The headers of every call. The caller reads the token right before the call: a sign-in in another tab may replace it. */
export function callHeaders(
  method: string,
  path: string,
  token: string,
  cookies = document.cookie,
): Record<string, string> {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
  if (!needsToken(method, path)) return headers;
  if (token) headers['X-CSRF-TOKEN'] = token;
  const cookie = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(cookies)?.[1];
  if (cookie) headers['X-XSRF-TOKEN'] = decoded(cookie);
  return headers;
}

/** A cookie that is not encoded is sent as it is. */
function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}
