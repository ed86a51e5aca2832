import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ShopContext, ShopEnv } from '../context.ts';
import { requestServer } from './request-server.ts';
import { rewritePage } from './rewrite-page.ts';
import { waitingPage } from './waiting-page.ts';

/** Headers of one connection or one body, which are not passed on. */
const HOP_BY_HOP = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
];

/** A server of the developer's own. */
interface Site {
  readonly server: URL;
  /** The address by which the site calls itself. Many a CMS knows one only, and redirects all others to it. */
  own: URL;
}

/**
 * Fetches every address that is not a call of the shop from the developer's own server. An empty `<meta
 * name="csrf-token" content="">` is filled in, as the framework of a real shop does, and addresses of that server lead to
 * this one.
 */
export function createPageProxy(server: URL): MiddlewareHandler<ShopEnv> {
  const site: Site = { server, own: server };
  return async (context, next) => {
    const isCall = matchedRoutes(context).some(({ method }) => method !== 'ALL');
    return isCall ? next() : fetchFrom(site, context);
  };
}

async function fetchFrom(site: Site, context: ShopContext): Promise<Response> {
  const here = new URL(context.req.url);
  try {
    const answer = await askAsItself(site, context, here);
    const headers = new Headers(answer.headers);
    for (const name of HOP_BY_HOP) headers.delete(name);
    const ours = [site.server.origin, site.own.origin];
    // The browser stays at this address.
    const target = URL.parse(headers.get('location') ?? '');
    if (target && ours.includes(target.origin))
      headers.set('location', here.origin + target.href.slice(target.origin.length));
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const token = context.get('session')?.csrf;
    const body = isPage ? await rewritten(answer, headers, { token, ours, front: here.origin }) : answer.body;
    // Adds the cookie of a new session.
    return context.newResponse(body, { status: answer.status as 200, headers });
  } catch {
    return waitingPage(site.server.origin, context.req.header('accept'));
  }
}

/** Asks again under the site's own address after a redirect to the same page there, which would otherwise never end. */
async function askAsItself(site: Site, context: ShopContext, here: URL): Promise<Response> {
  const answer = await ask(site, context, here);
  const target = URL.parse(answer.headers.get('location') ?? '');
  const isSamePage = target?.pathname === here.pathname && target.search === here.search;
  const isNew = target !== null && target.origin !== site.own.origin;
  if (!isSamePage || !isNew || !['GET', 'HEAD'].includes(context.req.method)) return answer;
  await answer.body?.cancel();
  const before = site.own;
  site.own = new URL(target.origin);
  const again = await ask(site, context, here);
  // It is a redirect to another site.
  if (again.headers.get('location') === target.href) site.own = before;
  return again;
}

/** The request goes to the developer's own server, whatever host it names. */
function ask({ server, own }: Site, context: ShopContext, here: URL): Promise<Response> {
  const { method, body, headers: incoming, signal } = context.req.raw;
  const headers = new Headers(incoming);
  for (const name of HOP_BY_HOP) headers.delete(name);
  const named = own.origin === server.origin ? here : own;
  headers.set('Host', own.host);
  headers.set('Accept-Encoding', 'identity');
  headers.set('X-Forwarded-Host', named.host);
  headers.set('X-Forwarded-Proto', named.protocol.replace(':', ''));
  return requestServer(addressOn(server, here), { method, headers, body, signal });
}

/**
 * The same path on the developer's own server. Parsed as a URL, a path that starts with `//` would name another host.
 */
function addressOn(server: URL, { pathname, search }: URL): URL {
  const address = new URL(server.origin);
  address.pathname = pathname;
  address.search = search;
  return address;
}

/** Works on bytes, so that a page in any encoding keeps its characters. */
async function rewritten(
  answer: Response,
  headers: Headers,
  parts: Parameters<typeof rewritePage>[1],
): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  // Some responses must not have a body, not even an empty one.
  if (bytes.length === 0) return null;
  const before = bytes.toString('latin1');
  const after = rewritePage(before, parts);
  if (after === before) return bytes;
  // The page is now this visitor's, so it must not be cached.
  for (const name of ['etag', 'last-modified']) headers.delete(name);
  return Buffer.from(after, 'latin1');
}
