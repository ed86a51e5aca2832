import type { MiddlewareHandler } from 'hono';
import { sessionOf, shopperOf, type ShopContext, type ShopEnv } from '../context.ts';
import { wantsPage } from '../input.ts';
import type { CachedPage } from '../page-cache.ts';
import { piecesIn, readCart } from '../rules/cart.ts';
import { stockVersion } from '../rules/counters.ts';
import { allowsMarketing } from './consent/consent.ts';

/** Short, because prices may change in the database. */
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
  // Of all guests who ask for a page when it has expired, one renders it.
  const known = keptPages.get(key, clock()) ?? (await keptPages.pending(key));
  if (known) return context.newResponse(known.parts.join(csrf), 200, Object.fromEntries(known.headers));
  await keptPages.render(key, async () => {
    await next();
    return sharedPart(context.res, csrf, clock() + SECONDS * 1000);
  });
};

/** @param until epoch milliseconds */
async function sharedPart(answer: Response, csrf: string, until: number): Promise<CachedPage | undefined> {
  if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return undefined;
  const page = await answer.clone().text();
  const headers = new Headers(answer.headers);
  // A cookie belongs to one visitor.
  headers.delete('set-cookie');
  return { parts: page.split(csrf), headers, until };
}

function mayBeShared(context: ShopContext): boolean {
  const session = context.get('session');
  return context.req.method === 'GET' && wantsPage(context) && session?.customer === null && session.notice === null;
}

/** Everything that a page of products shows and that may change within seconds, except the token. */
async function cacheKey(context: ShopContext): Promise<string> {
  const { pathname, search } = new URL(context.req.url);
  const { db } = context.get('shop');
  const [{ cart }, stock] = await Promise.all([readCart(db, shopperOf(context)), stockVersion(db)]);
  const { locale, extras } = sessionOf(context);
  return JSON.stringify([
    pathname + search,
    stock,
    locale,
    extras,
    piecesIn(cart),
    cart.taxExemptionSelected,
    allowsMarketing(context),
  ]);
}
