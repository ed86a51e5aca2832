import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShopContext, ShopEnv } from './context.ts';
import { inTransaction } from './context.ts';
import { isLocale } from './rules/language.ts';
import { isOver, isToBeNoted, LONGEST, noteUse, sweepSessions } from './rules/session-end.ts';
import { chooseLocale, endSession, findSession, openSession } from './rules/sessions.ts';
import type { SessionKeys, ShopSession } from './rules/sessions.ts';

export const SESSION_COOKIE = 'shop_session';
/** Scripts read it, and send it back as `X-XSRF-TOKEN`: it tells a page that was printed before what holds now. */
const TOKEN_COOKIE = 'XSRF-TOKEN';
/** Stands in for the cookie where there are none: in unit tests and inside a page, never on a port. */
const HEADER = 'X-Demo-Session';
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
  if (!isByHeader(context)) setCookie(context, SESSION_COOKIE, id, { ...attributesOf(context), httpOnly: true });
}

/** The keys have changed, and pages that were printed before hold the old token. */
export function rememberRenewed(context: ShopContext, { id, csrf }: SessionKeys): void {
  rememberSession(context, id);
  // The pages of another server may have a cookie of this name themselves.
  if (!isByHeader(context) && !context.get('shop').isInFront)
    setCookie(context, TOKEN_COOKIE, csrf, attributesOf(context));
}

function attributesOf({ req }: ShopContext) {
  const secure = new URL(req.url).protocol === 'https:';
  return { path: '/', sameSite: 'Lax', maxAge: LONGEST / 1000, secure } as const;
}

/** Keys that nobody has seen, for the time after signing in or out. */
export function renewedKeys(context: ShopContext, { id, csrf }: SessionKeys): SessionKeys {
  const { random } = context.get('shop');
  return isByHeader(context) ? { id, csrf } : { id: random(), csrf: random() };
}

/** Who sends its id by header keeps it: nobody could tell it another one. */
export function isByHeader(context: ShopContext): boolean {
  return context.get('shop').takesHeader && context.req.header(HEADER) !== undefined;
}

async function knownSession(context: ShopContext): Promise<ShopSession | undefined> {
  const { db, clock } = context.get('shop');
  if (isByHeader(context)) return findSession(db, context.req.header(HEADER) ?? '');
  const session = await findSession(db, getCookie(context, SESSION_COOKIE) ?? '');
  if (!session) return undefined;
  const now = clock();
  if (isOver(session, now)) {
    await inTransaction(context, (transaction) => endSession(transaction, session));
    return undefined;
  }
  if (isToBeNoted(session, now)) await inTransaction(context, (transaction) => noteUse(transaction, session, now));
  return session;
}

async function newSession(context: ShopContext): Promise<ShopSession> {
  const { random, clock } = context.get('shop');
  const id = (isByHeader(context) && context.req.header(HEADER)) || random();
  const session = await inTransaction(context, async (db) => {
    await sweepSessions(db, clock());
    return openSession(db, id, random, clock());
  });
  rememberSession(context, id);
  return session;
}

async function inAskedLanguage(context: ShopContext, session: ShopSession): Promise<ShopSession> {
  const locale = context.req.query('lang');
  if (!isLocale(locale) || locale === session.locale) return session;
  await inTransaction(context, (db) => chooseLocale(db, session, locale));
  return { ...session, locale };
}
