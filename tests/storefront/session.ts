import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShopContext, ShopEnv } from './context.ts';
import { inTransaction } from './context.ts';
import { isLocale } from './rules/language.ts';
import { chooseLocale, findSession, openSession } from './rules/sessions.ts';
import type { ShopSession } from './rules/sessions.ts';

const COOKIE = 'shop_session';
/** Stands in for the cookie where there are none: in unit tests and inside a page. */
const HEADER = 'X-Demo-Session';
const THIRTY_DAYS = 30 * 24 * 60 * 60;
/** What an editor uploads belongs to a session; drawn pictures and kept files are anybody's. */
const WITHOUT_SESSION = /^\/(media\/(?!upload\/|init$|delete\/)|storage\/|widgets\/|assets\/|favicon)/;
/** Another site asks without cookies: a session for each answer would be one too many. */
const OPENS_NONE = /^\/modal\//;

/** Finds the visitor's session or opens one, in the language that the address asks for (`?lang=de`). */
export const withSession: MiddlewareHandler<ShopEnv> = async (context, next) => {
  if (WITHOUT_SESSION.test(context.req.path)) return next();
  const known = await knownSession(context);
  if (!known && OPENS_NONE.test(context.req.path)) return next();
  const session = known ?? (await newSession(context));
  context.set('session', await inAskedLanguage(context, session));
  await next();
};

/** The id that the visitor's browser carries from now on. */
export function rememberSession(context: ShopContext, id: string): void {
  if (isByHeader(context)) return;
  const secure = new URL(context.req.url).protocol === 'https:';
  setCookie(context, COOKIE, id, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: THIRTY_DAYS, secure });
}

/** Who sends its id by header keeps it: nobody could tell it another one. */
export function isByHeader(context: ShopContext): boolean {
  return context.req.header(HEADER) !== undefined;
}

function knownSession(context: ShopContext): Promise<ShopSession | undefined> | undefined {
  const id = context.req.header(HEADER) ?? getCookie(context, COOKIE);
  return id ? findSession(context.get('shop').db, id) : undefined;
}

async function newSession(context: ShopContext): Promise<ShopSession> {
  const { random, clock } = context.get('shop');
  const id = context.req.header(HEADER) || random();
  const session = await inTransaction(context, (db) => openSession(db, id, random, clock()));
  rememberSession(context, id);
  return session;
}

async function inAskedLanguage(context: ShopContext, session: ShopSession): Promise<ShopSession> {
  const locale = context.req.query('lang');
  if (!isLocale(locale) || locale === session.locale) return session;
  await inTransaction(context, (db) => chooseLocale(db, session, locale));
  return { ...session, locale };
}
