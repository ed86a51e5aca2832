import type { MiddlewareHandler } from 'hono';
import { sessionOf, shopperOf, type ShopContext, type ShopEnv } from '../context.ts';
import { wantsPage } from '../input.ts';
import { piecesIn, readCart } from '../rules/cart.ts';
import { allowsMarketing } from './consent/consent.ts';

/** Short, because another host on the same database may change the stock. */
const SECONDS = 5;

/**
 * Renders a page of products once for all guests who would get the same page, and inserts each guest's token.
 * Customers, and guests with a notice, get an uncached page.
 */
export const cachePage: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const { keptPages, clock } = context.get('shop');
  if (!keptPages || !mayBeShared(context)) return next();
  const { csrf } = sessionOf(context);
  const key = await cacheKey(context);
  const known = keptPages.get(key, clock());
  if (known) return context.newResponse(known.parts.join(csrf), 200, Object.fromEntries(known.headers));
  await next();
  const { res } = context;
  if (res.status !== 200 || !res.headers.get('content-type')?.startsWith('text/html')) return;
  const page = await res.clone().text();
  const headers = new Headers(res.headers);
  // A cookie belongs to one visitor.
  headers.delete('set-cookie');
  keptPages.set(key, { parts: page.split(csrf), headers, until: clock() + SECONDS * 1000 });
};

function mayBeShared(context: ShopContext): boolean {
  const session = context.get('session');
  return context.req.method === 'GET' && wantsPage(context) && session?.customer === null && session.notice === null;
}

/** Everything about a guest that a page of products shows, except the token. */
async function cacheKey(context: ShopContext): Promise<string> {
  const { pathname, search } = new URL(context.req.url);
  const { cart } = await readCart(context.get('shop').db, shopperOf(context));
  const { locale } = sessionOf(context);
  return JSON.stringify([
    pathname + search,
    locale,
    piecesIn(cart),
    cart.taxExemptionSelected,
    allowsMarketing(context),
  ]);
}
