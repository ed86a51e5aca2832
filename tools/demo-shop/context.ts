import type { Context, Hono } from 'hono';
import type { Db } from './db/schema.ts';
import type { Extra } from './extras.ts';
import type { PageCache } from './page-cache.ts';
import type { FileStore } from './rules/media/file-store.ts';
import { sweepSessions } from './rules/session-end.ts';
import { storeSession, type MakeId, type ShopSession } from './rules/sessions.ts';
import type { SearchEngine } from './rules/search/engine.ts';
import type { Shopper } from './rules/shopper.ts';
import type { RateLimits } from './rate-limit.ts';

/** What all requests of a shop share. */
export interface Shop {
  db: Db;
  /** Finds the products of lists and of the search. */
  engine: SearchEngine;
  /** Epoch milliseconds. */
  clock: () => number;
  random: MakeId;
  /** The secret that signs the cookies of guests. */
  cookieKey: () => Promise<string>;
  /** Waits for some milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** Those of a session without a choice of its own. */
  extras: readonly Extra[] | undefined;
  /** The bytes of uploaded files. */
  pieces: FileStore;
  /** Accepts the session id in a header instead of the cookie. */
  takesHeader: boolean;
  /** Attempts per minute. */
  tries: RateLimits;
  /** Cached pages; absent when pages are not cached. */
  keptPages: PageCache | undefined;
  /** Sends the queued mails. */
  deliverMails: () => void;
  /** Another server renders the pages. */
  isInFront: boolean;
}

export interface ShopEnv {
  Variables: { shop: Shop; session: ShopSession | undefined; input: Promise<Record<string, unknown>> | undefined };
  Bindings: { incoming?: Incoming; outgoing?: Outgoing };
}

/** The request of the Node host, with the address of its sender. */
export interface Incoming {
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/** The response of the Node host, whose connection can be cut; absent when the shop runs inside a page. */
export interface Outgoing {
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(bytes: Uint8Array, sent: () => void): unknown;
  destroy(): unknown;
}

export type ShopApp = Hono<ShopEnv>;
export type ShopContext = Context<ShopEnv>;

/** The session of this request. Pictures and scripts are served without one. */
export function sessionOf(context: ShopContext): ShopSession {
  const session = context.get('session');
  if (!session) throw new Error(`${context.req.path} is served without a session`);
  return session;
}

/** The session in the form that the rules about carts expect. */
export function shopperOf(context: ShopContext): Shopper {
  const { cartId, locale, customer, extras } = sessionOf(context);
  return { cartId, locale, person: customer, now: context.get('shop').clock(), extras };
}

/** Runs `work` in a transaction: all of its changes are stored with the visitor's session, or none. */
export async function inTransaction<T>(context: ShopContext, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, clock } = context.get('shop');
  const session = context.get('session');
  if (!session || session.isStored) return db.transaction().execute(work);
  const done = await db.transaction().execute(async (transaction) => {
    await sweepSessions(transaction, clock());
    await storeSession(transaction, session);
    return work(transaction);
  });
  context.set('session', { ...session, isStored: true });
  return done;
}

/** Reads with the same lock as writes, so that the parts of an answer are consistent. Stores nothing. */
export function readConsistently<T>(context: ShopContext, read: (db: Db) => Promise<T>): Promise<T> {
  return context.get('shop').db.transaction().execute(read);
}

/** Stores the visitor's session, for work with transactions of its own. */
export async function ensureStored(context: ShopContext): Promise<ShopSession> {
  if (!sessionOf(context).isStored) await inTransaction(context, async () => {});
  return sessionOf(context);
}
