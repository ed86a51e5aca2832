import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShopContext, ShopEnv } from './context.ts';
import { inTransaction } from './context.ts';
import { isLocale } from './rules/language.ts';
import { isOver, isToBeNoted, LONGEST, noteUse, sweepSessions } from './rules/session-end.ts';
import { chooseLocale, endSession, findSession, openSession } from './rules/sessions.ts';
import type { SessionKeys, ShopSession } from './rules/sessions.ts';

export const SESSION_COOKIE = 'shop_session';
/** Scripts send it back as `X-XSRF-TOKEN`. It gives pages that were rendered earlier the current token. */
const TOKEN_COOKIE = 'XSRF-TOKEN';
/** Replaces the cookie in unit tests and inside a page; not accepted on a port. */
const HEADER = 'X-Demo-Session';
/** Uploads of editors need a session; product pictures and stored files do not. */
const WITHOUT_SESSION = /^\/(media\/(?!upload\/|init$|delete\/)|storage\/|widgets\/|assets\/|favicon)/;
/** Other sites send no cookies, so these requests do not open a session. */
const OPENS_NONE = /^\/modal\//;

/** Finds the visitor's session or opens one, in the language of the address (`?lang=de`). */
export const withSession: MiddlewareHandler<ShopEnv> = async (context, next) => {
  if (WITHOUT_SESSION.test(context.req.path)) return next();
  const known = await knownSession(context);
  if (!known && OPENS_NONE.test(context.req.path)) return next();
  const session = known ?? (await newSession(context));
  context.set('session', await inAskedLanguage(context, session));
  await next();
};

/** Sets the session cookie. */
export function rememberSession(context: ShopContext, id: string): void {
  if (!isByHeader(context)) setCookie(context, SESSION_COOKIE, id, { ...attributesOf(context), httpOnly: true });
}

/** Sets new cookies after the keys have changed; pages that were rendered earlier hold the old token. */
export function rememberRenewed(context: ShopContext, { id, csrf }: SessionKeys): void {
  rememberSession(context, id);
  // The pages of another server may use a cookie of this name.
  if (!isByHeader(context) && !context.get('shop').isInFront)
    setCookie(context, TOKEN_COOKIE, csrf, attributesOf(context));
}

function attributesOf({ req }: ShopContext) {
  const secure = new URL(req.url).protocol === 'https:';
  return { path: '/', sameSite: 'Lax', maxAge: LONGEST / 1000, secure } as const;
}

/** New keys for signing in or out. */
export function renewedKeys(context: ShopContext, { id, csrf }: SessionKeys): SessionKeys {
  const { random } = context.get('shop');
  return isByHeader(context) ? { id, csrf } : { id: random(), csrf: random() };
}

/** A client that sends its id in a header keeps the id, because it cannot receive another one. */
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
