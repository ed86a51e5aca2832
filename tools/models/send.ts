import { cookieToken } from '../../shared/http/headers.ts';
import type { RequestOptions, Send } from '../../shared/http/reply.ts';
import { sendWithRetries, type Route } from '../../shared/http/send-with-retries.ts';
import type { Token } from './token.ts';

interface Setup {
  /** Stands before the path of every call. */
  readonly base: string;
  readonly token: Token;
  readonly tokenHeader: string;
  readonly fetch: typeof globalThis.fetch;
}

/** Creates what sends the calls of the models: as that of the widgets, and without a page. */
export function createSend({ base, token, tokenHeader, fetch }: Setup): Send {
  /** The token of the session that the models show: an order of it is not sent in another one. */
  let original: string | undefined;

  function routeOf({ method, path, headers }: RequestOptions, used: string): Route {
    const isPath = /^\/(?!\/)/.test(path);
    const url = new URL(isPath ? base.replace(/\/$/, '') + path : path, globalThis.location?.href);
    const isOfPage = globalThis.location?.origin === url.origin;
    const isChange = method !== 'get';
    const cookie = isOfPage ? cookieToken() : '';
    return {
      fetch,
      url,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        Accept: 'application/json',
        ...(isChange && used && { [tokenHeader]: used }),
        ...(isChange && cookie && { 'X-XSRF-TOKEN': cookie }),
        ...headers,
      },
      ...(isChange && isOfPage && { mode: 'same-origin' as const }),
    };
  }

  return async (options, payload) => {
    if (options.method === 'get') return sendWithRetries(() => routeOf(options, ''), options, payload);
    const used = await token.read();
    original ??= used;
    const request = (sent: string) => sendWithRetries(() => routeOf(options, sent), options, payload);
    const reply = await request(options.sameSession ? original : used);
    if (reply.status !== 419 || options.sameSession) return reply;
    const renewed = await token.renew(used);
    return renewed && renewed !== used ? request(renewed) : reply;
  };
}
