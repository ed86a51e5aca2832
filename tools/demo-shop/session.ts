import type { MiddlewareHandler } from 'hono';
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { ShopContext, ShopEnv } from './context.ts';
import { inTransaction } from './context.ts';
import { idIn, readGuest, writeGuest } from './guest-cookie.ts';
import { isLocale } from './rules/language.ts';
import { isOver, isToBeNoted, LONGEST, noteUse } from './rules/session-end.ts';
import { chooseLocale, endSession, findSession, newGuest, openSession } from './rules/sessions.ts';
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
  const session = await inAskedLanguage(context, known ?? (await newSession(context)));
  if (!session.isStored) await keepGuest(context, session);
  context.set('session', { ...session, extras: session.extras ?? context.get('shop').extras });
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
  const session = (await storedSession(context)) ?? (await guestInCookie(context));
  if (!session) return undefined;
  const now = clock();
  if (isOver(session, now)) {
    if (session.isStored) await inTransaction(context, (transaction) => endSession(transaction, session));
    return undefined;
  }
  if (!isToBeNoted(session, now)) return session;
  if (!session.isStored) return { ...session, seenAt: now };
  await inTransaction(context, (transaction) => noteUse(transaction, session, now));
  return session;
}

async function storedSession(context: ShopContext): Promise<ShopSession | undefined> {
  const id = idIn(getCookie(context, SESSION_COOKIE) ?? '');
  return id === '' ? undefined : findSession(context.get('shop').db, id);
}

async function guestInCookie(context: ShopContext): Promise<ShopSession | undefined> {
  // Every request of a visitor without a cookie would otherwise prepare the key.
  if (getCookie(context, SESSION_COOKIE) === undefined) return undefined;
  const text = await getSignedCookie(context, await context.get('shop').cookieKey(), SESSION_COOKIE);
  return text ? readGuest(text) : undefined;
}

async function newSession(context: ShopContext): Promise<ShopSession> {
  const { random, clock } = context.get('shop');
  if (!isByHeader(context)) return newGuest(random(), random, clock());
  // A client without cookies cannot keep the session of a guest.
  const id = context.req.header(HEADER) || random();
  return inTransaction(context, (db) => openSession(db, id, random, clock()));
}

/** Sets the cookie of a guest when it does not contain the same already. */
async function keepGuest(context: ShopContext, guest: ShopSession): Promise<void> {
  const text = writeGuest(guest);
  if (getCookie(context, SESSION_COOKIE)?.startsWith(`${text}.`)) return;
  const attributes = { ...attributesOf(context), httpOnly: true };
  await setSignedCookie(context, SESSION_COOKIE, text, await context.get('shop').cookieKey(), attributes);
}

async function inAskedLanguage(context: ShopContext, session: ShopSession): Promise<ShopSession> {
  const locale = context.req.query('lang');
  if (!isLocale(locale) || locale === session.locale) return session;
  if (session.isStored) await inTransaction(context, (db) => chooseLocale(db, session, locale));
  return { ...session, locale };
}
