import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { ShopContext, ShopEnv } from '../context.ts';

/** What belongs to one connection or one body, and is not passed on with the next. */
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
 * Fetches every address that is no call of the shop from a server of the developer's own, in whatever language it is
 * written. An empty `<meta name="csrf-token" content="">` is filled, as a framework would fill it with its own token.
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
    // Who asked this address stays at it.
    const target = URL.parse(headers.get('location') ?? '');
    if (target?.origin === server.origin)
      headers.set('location', here.origin + target.href.slice(server.origin.length));
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const body = isPage ? await filled(answer, headers, context.get('session')?.csrf) : answer.body;
    // Adds the cookie of a session that has just begun.
    return context.newResponse(body, { status: answer.status as 200, headers });
  } catch {
    return context.text(`No server answers at ${server.origin}. Start it, and load this page again.\n`, 502);
  }
}

/** The same path on the developer's own server: read as an address, a path that begins with `//` names another host. */
function addressOn(server: URL, { pathname, search }: URL): URL {
  const address = new URL(server.origin);
  address.pathname = pathname;
  address.search = search;
  return address;
}

/** Redirects are answered, never followed: they may lead to another host, and these headers are for this one. */
function requestTo(context: ShopContext, here: URL): RequestInit {
  const { method, body, headers: given, signal } = context.req.raw;
  const headers = new Headers(given);
  for (const name of HOP_BY_HOP) headers.delete(name);
  headers.set('X-Forwarded-Host', here.host);
  headers.set('X-Forwarded-Proto', here.protocol.replace(':', ''));
  return { method, headers, signal, redirect: 'manual', ...(body && { body, duplex: 'half' }) };
}

/** Byte by byte, so that a page in any encoding keeps its letters. */
async function filled(answer: Response, headers: Headers, token?: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  // Some answers may have no body, not even an empty one.
  if (bytes.length === 0 || token === undefined) return bytes.length === 0 ? null : bytes;
  const before = bytes.toString('latin1');
  const after = before.replaceAll(TOKEN, (meta) => meta.replace(EMPTY, `content="${token}"`));
  if (after === before) return bytes;
  // The page is this visitor's now, and another one's tomorrow.
  for (const name of ['etag', 'last-modified']) headers.delete(name);
  return Buffer.from(after, 'latin1');
}
