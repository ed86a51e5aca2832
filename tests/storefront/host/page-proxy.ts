import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ShopContext, ShopEnv } from '../context.ts';

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

const TOKEN = /<meta\b[^>]*\bname=["']?csrf-token\b[^>]*>/gi;
const EMPTY = /\bcontent=(?:""|'')/i;

/**
 * Fetches every address that is not a call of the shop from the developer's own server. An empty `<meta
 * name="csrf-token" content="">` is filled in, as the framework of a real shop does.
 */
export function createPageProxy(server: URL): MiddlewareHandler<ShopEnv> {
  return async (context, next) => {
    const isCall = matchedRoutes(context).some(({ method }) => method !== 'ALL');
    return isCall ? next() : fetchFrom(server, context);
  };
}

async function fetchFrom(server: URL, context: ShopContext): Promise<Response> {
  const here = new URL(context.req.url);
  try {
    const answer = await fetch(addressOn(server, here), requestTo(context, here));
    const headers = new Headers(answer.headers);
    for (const name of HOP_BY_HOP) headers.delete(name);
    // The browser stays at this address.
    const target = URL.parse(headers.get('location') ?? '');
    if (target?.origin === server.origin)
      headers.set('location', here.origin + target.href.slice(server.origin.length));
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const body = isPage ? await filled(answer, headers, context.get('session')?.csrf) : answer.body;
    // Adds the cookie of a new session.
    return context.newResponse(body, { status: answer.status as 200, headers });
  } catch {
    return context.text(`No server answers at ${server.origin}. Start it, and load this page again.\n`, 502);
  }
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

/** Redirects are passed on, not followed: they may lead to another host, and these headers are for this one. */
function requestTo(context: ShopContext, here: URL): RequestInit {
  const { method, body, headers: given, signal } = context.req.raw;
  const headers = new Headers(given);
  for (const name of HOP_BY_HOP) headers.delete(name);
  headers.set('X-Forwarded-Host', here.host);
  headers.set('X-Forwarded-Proto', here.protocol.replace(':', ''));
  return { method, headers, signal, redirect: 'manual', ...(body && { body, duplex: 'half' }) };
}

/** Works on bytes, so that a page in any encoding keeps its characters. */
async function filled(answer: Response, headers: Headers, token?: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  // Some responses must not have a body, not even an empty one.
  if (bytes.length === 0 || token === undefined) return bytes.length === 0 ? null : bytes;
  const before = bytes.toString('latin1');
  const after = before.replaceAll(TOKEN, (meta) => meta.replace(EMPTY, `content="${token}"`));
  if (after === before) return bytes;
  // The page now contains this visitor's token, so it must not be cached.
  for (const name of ['etag', 'last-modified']) headers.delete(name);
  return Buffer.from(after, 'latin1');
}
