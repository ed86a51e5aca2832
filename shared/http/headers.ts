import { callSettings } from './call-settings.ts';

/** The tag with the page's CSRF token. */
export const TOKEN_SELECTOR = 'meta[name="csrf-token"]';

/**
 * The address of a call: its path behind the base of the settings, or an address with a host. It is resolved against the
 * page, because its `<base>` must not redirect calls.
 */
export function callUrl(path: string): URL {
  const base = (callSettings().base ?? '').replace(/\/$/, '');
  const isComplete = !/^\/(?!\/)/.test(path) || path.startsWith(`${base}/`);
  return new URL(isComplete ? path : base + path, location.href);
}

/** Whether a call needs the CSRF token. Other origins never get it. */
export function needsToken(method: string, path: string): boolean {
  return method.toLowerCase() !== 'get' && callUrl(path).origin === location.origin;
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
  const { header, cookie } = callSettings().token ?? {};
  if (token) headers[header ?? 'X-CSRF-TOKEN'] = token;
  const fromCookie = cookieToken(cookies);
  if (fromCookie) headers[(cookie && header) || 'X-XSRF-TOKEN'] = fromCookie;
  return headers;
}

/** The token that the shop sends as a cookie; empty without one. */
export function cookieToken(cookies = document.cookie): string {
  const start = `${callSettings().token?.cookie ?? 'XSRF-TOKEN'}=`;
  const cookie = cookies.split(/;\s*/).find((pair) => pair.startsWith(start));
  return decoded(cookie?.slice(start.length) ?? '');
}

/** A cookie that is not encoded is sent as it is. */
function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}
