import type { Context, Hono } from 'hono';
import type { Db } from './db/schema.ts';
import type { Behaviours } from './behaviours.ts';
import type { PageCache } from './page-cache.ts';
import type { FileStore } from './rules/media/file-store.ts';
import type { MakeId, ShopSession } from './rules/sessions.ts';
import type { Shopper } from './rules/shopper.ts';
import type { RateLimits } from './rate-limit.ts';

/** What every request of one shop shares. */
export interface Shop {
  db: Db;
  /** Epoch milliseconds. */
  clock: () => number;
  random: MakeId;
  /** Lets so many milliseconds pass. */
  wait: (milliseconds: number) => Promise<void>;
  behaviours: Behaviours;
  /** The bytes of uploaded files. */
  pieces: FileStore;
  /** A header may stand in for the cookie of the session. */
  takesHeader: boolean;
  /** How often something may be tried. */
  tries: RateLimits;
  /** What is printed once for many; absent where every page is printed anew. */
  keptPages: PageCache | undefined;
  /** Another server prints the pages. */
  isInFront: boolean;
}

export interface ShopEnv {
  Variables: { shop: Shop; session: ShopSession | undefined };
  Bindings: { incoming?: Incoming; outgoing?: Outgoing };
}

/** The request of the Node host, which knows from where it came. */
export interface Incoming {
  readonly socket?: { readonly remoteAddress?: string | undefined };
}

/** The answer of the Node host, with which a connection can really be cut; a page has none. */
export interface Outgoing {
  writeHead(status: number, headers: Record<string, string>): unknown;
  write(bytes: Uint8Array, sent: () => void): unknown;
  destroy(): unknown;
}

export type ShopApp = Hono<ShopEnv>;
export type ShopContext = Context<ShopEnv>;

/** Whose request this is. Pictures and scripts are served without a session. */
export function sessionOf(context: ShopContext): ShopSession {
  const session = context.get('session');
  if (!session) throw new Error(`${context.req.path} is served without a session`);
  return session;
}

/** The session as the rules about carts need it. */
export function shopperOf(context: ShopContext): Shopper {
  const { cartId, locale, customer } = sessionOf(context);
  return { cartId, locale, person: customer, now: context.get('shop').clock() };
}

/** Everything that `work` changes happens, or nothing does. */
export function inTransaction<T>(context: ShopContext, work: (db: Db) => Promise<T>): Promise<T> {
  return context.get('shop').db.transaction().execute(work);
}
