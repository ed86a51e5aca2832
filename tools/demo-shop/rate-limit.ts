import type { MiddlewareHandler } from 'hono';
import type { ShopContext, ShopEnv } from './context.ts';
import { inTransaction, sessionOf } from './context.ts';
import { wantsPage } from './input.ts';
import { plainPage } from './plain-page.ts';
import { noteAttempt, waitFor } from './rules/attempts.ts';
import { tooOftenIn } from './routes/returns-texts.ts';

/** Attempts per minute. */
export interface RateLimits {
  /** Per session and address. */
  readonly session: number;
  /** Per address across sessions, for a whole office or a client that opens many sessions. */
  readonly address: number;
  /** Wrong passwords per account, from all addresses. */
  readonly account: number;
}

export const DEFAULT_RATE_LIMITS: RateLimits = { session: 30, address: 600, account: 20 };

/** Paths that can be used to guess a secret, send mail or store rows. */
const LIMITED_PATHS: Readonly<Record<string, string>> = {
  '/login': 'login',
  '/checkout/login': 'login',
  '/discounts/apply': 'code',
  '/dashboard/power_credits/vue/buy': 'code',
  '/rma/zoeken': 'order',
  '/mail-when-in-stock': 'reminder',
  '/price-match': 'request',
  '/installer-request-submission': 'request',
  '/withdrawal': 'withdrawal',
};

/** Paths whose pages count by themselves, so that they can show what was typed again. */
const PAGES_WITH_OWN_ANSWER = new Set(['/withdrawal']);

/** Answers 429 after too many attempts. */
export const limitRate: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const { method, path } = context.req;
  const what = method === 'POST' ? LIMITED_PATHS[path] : undefined;
  if (what === undefined || (PAGES_WITH_OWN_ANSWER.has(path) && wantsPage(context))) return next();
  const wait = await waitBefore(context, what);
  return wait > 0 ? tooManyRequests(context, wait) : next();
};

/** Counts an attempt. Milliseconds until the next one is possible; 0 if this one is. */
export async function waitBefore(context: ShopContext, what: string): Promise<number> {
  const { clock, tries } = context.get('shop');
  const address = addressOf(context);
  const subjects = [
    [`${what}:${address}:${sessionOf(context).id}`, tries.session],
    [`${what}:${address}`, tries.address],
  ] as const;
  return inTransaction(context, async (db) => {
    for (const [subject, most] of subjects) {
      const left = await waitFor(db, subject, most, clock());
      if (left > 0) return left;
    }
    for (const [subject] of subjects) await noteAttempt(db, subject, clock());
    return 0;
  });
}

/** Forwarding headers can be forged, so only the address of the connection counts. */
function addressOf(context: ShopContext): string {
  return context.env?.incoming?.socket?.remoteAddress ?? '';
}

/** @param wait milliseconds */
export function tooManyRequests(context: ShopContext, wait: number): Response | Promise<Response> {
  const message = tooOftenIn(sessionOf(context).locale);
  context.header('Retry-After', String(Math.ceil(wait / 1000)));
  return wantsPage(context) ? plainPage(context, message, 429) : context.json({ message }, 429);
}
