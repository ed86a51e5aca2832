import type { Locale } from './model.ts';
import type { Attempt } from './shop.ts';

/** Where sessions are stored: a database, a key-value store of workers. Values are texts. */
export interface SessionStore {
  read(id: string): Promise<string | null | undefined>;
  /** It is needed for so many seconds. */
  write(id: string, value: string, seconds: number): Promise<unknown>;
  remove(id: string): Promise<unknown>;
}

/** What is stored of a visitor. */
export interface StoredSession {
  id: string;
  /** Pages and calls send it with each change. */
  token: string;
  locale: Locale;
  /** The shop's own. */
  data: object;
  /** What was typed in the checkout, without passwords. */
  typed?: Record<string, unknown>;
  /** Where orders that were placed sent the browser, by their keys. */
  orders?: Record<string, string>;
  /** The order that was last sent to the shop. */
  attempt?: Attempt;
}

/** Thirty days. */
export const LIFETIME = 30 * 24 * 60 * 60;

/** Keeps sessions in this process. Several processes need a store that they share. */
export function storeInMemory(now: () => number = Date.now): SessionStore {
  const sessions = new Map<string, { value: string; until: number }>();
  return {
    async read(id) {
      const session = sessions.get(id);
      return session && session.until > now() ? session.value : null;
    },
    async write(id, value, seconds) {
      // The oldest come first: they are removed when they are over.
      for (const [known, { until }] of sessions)
        if (until <= now()) sessions.delete(known);
        else break;
      sessions.delete(id);
      sessions.set(id, { value, until: now() + seconds * 1000 });
    },
    async remove(id) {
      sessions.delete(id);
    },
  };
}

/** 32 unguessable bytes in hexadecimal. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function newSession(locale: Locale): StoredSession {
  return { id: randomKey(), token: randomKey(), locale, data: {} };
}

export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** One call at a time for each key. */
export function createQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = turn.catch(() => undefined);
    last.set(key, settled);
    try {
      return await turn;
    } finally {
      if (last.get(key) === settled) last.delete(key);
    }
  };
}

/** In time that does not depend on how many characters are right. */
export function isSame(sent: string | null, token: string): boolean {
  if (sent === null || sent.length !== token.length) return false;
  let difference = 0;
  for (let at = 0; at < token.length; at++) difference |= sent.charCodeAt(at) ^ token.charCodeAt(at);
  return difference === 0;
}
