import type { MiddlewareHandler, Next } from 'hono';
import type { ShopContext, ShopEnv } from './context.ts';
import { readInput, wantsPage } from './input.ts';
import { plainPage } from './plain-page.ts';
import { expiredIn } from './routes/texts.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls that change nothing except how the shop answers the session. */
const FREE = /^\/(demo\/(behaviour|extras)$|modal\/)/;
/** Uploads send the token in a header, so that a large body is not read before it is refused. */
const UPLOAD = /^\/media\/upload\//;
/** Forms that a guest can send as well. From a page that was open for too long, they count as a guest's. */
const FORMS_OF_GUESTS = new Set(['/withdrawal']);

/** Refuses a change without the token of its session. */
export const withToken: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const isFree = SAFE.has(context.req.method) || FREE.test(context.req.path);
  if (isFree || (await carriesToken(context))) return next();
  if (wantsPage(context) && FORMS_OF_GUESTS.has(context.req.path)) return asGuest(context, next);
  if (wantsPage(context)) return plainPage(context, expiredIn(context.get('session')?.locale ?? 'nl'), 419);
  return context.json({ message: 'CSRF token mismatch.' }, 419 as 400);
};

async function carriesToken(context: ShopContext): Promise<boolean> {
  const session = context.get('session');
  const header = context.req.header('X-CSRF-TOKEN');
  // A page that was rendered before signing in holds the old token; scripts read the new one from the cookie.
  if (session !== undefined && context.req.header('X-XSRF-TOKEN') === session.csrf) return true;
  const token = header ?? (UPLOAD.test(context.req.path) ? undefined : (await readInput(context))['_token']);
  return session !== undefined && token === session.csrf;
}

/** Nothing of the account is used, because another site may have sent the form. */
function asGuest(context: ShopContext, next: Next): Promise<void> {
  const session = context.get('session');
  context.set('session', session && { ...session, customer: null });
  return next();
}
