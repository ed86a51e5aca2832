import { carriesToken, originalToken, pageToken } from './token.ts';

/**
 * The headers that every call carries. The tokens are read when the call is made, because a cached page
 * or a sign-in in another tab may have replaced them; they go to the shop's own origin only. `sameSession` is for a call
 * that must fail when the session is not the one that the page shows.
 */
export function callHeaders(method: string, path: string, sameSession = false): Record<string, string> {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
  if (!carriesToken(method, path)) return headers;
  const token = sameSession ? originalToken() : pageToken();
  if (token) headers['X-CSRF-TOKEN'] = token;
  const cookie = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  if (cookie) headers['X-XSRF-TOKEN'] = decoded(cookie);
  return headers;
}

/** A cookie that somebody wrote badly is sent as it is, rather than stopping every call. */
function decoded(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return cookie;
  }
}
