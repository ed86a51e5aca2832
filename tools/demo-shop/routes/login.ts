import * as z from 'zod/mini';
import { nextPage, refuse } from '../answer.ts';
import type { ShopApp, ShopContext } from '../context.ts';
import { inTransaction, sessionOf } from '../context.ts';
import { readAs, samePath, wantsPage } from '../input.ts';
import { claimAttempt, takeBackAttempt } from '../rules/attempts.ts';
import { customerNamed } from '../rules/people.ts';
import { endSession, keepNotice, keepSettings, openSession, signIn } from '../rules/sessions.ts';
import { rememberRenewed, renewedKeys } from '../session.ts';
import { tooManyRequests } from '../rate-limit.ts';
import { loginProblemIn } from './texts.ts';

const Credentials = z.object({ email: z.string(), password: z.string() });

export function mountLogin(app: ShopApp): void {
  app.post('/login', login);
  app.post('/checkout/login', login);
  app.post('/logout', logout);
}

async function login(context: ShopContext): Promise<Response> {
  const { email, password } = await readAs(context, Credentials);
  const session = sessionOf(context);
  const { db, random, clock } = context.get('shop');
  const account = `account:${email.trim().toLowerCase()}`;
  const now = clock();
  const { account: most } = context.get('shop').tries;
  const wait = await inTransaction(context, (transaction) => claimAttempt(transaction, account, most, now));
  if (wait > 0) return tooManyRequests(context, wait);
  const customer = await customerNamed(db, email, password);
  if (!customer) return refuseLogin(context, loginProblemIn(session.locale));
  const keys = renewedKeys(context, session);
  await inTransaction(context, async (transaction) => {
    await takeBackAttempt(transaction, account, now);
    await signIn(transaction, session, customer, keys, random, clock());
  });
  rememberRenewed(context, keys);
  return wantsPage(context) ? nextPage(context, undefined, '/dashboard') : context.json({});
}

/** Returns to the form, which keeps its target page, with an error. */
async function refuseLogin(context: ShopContext, message: string): Promise<Response> {
  if (!wantsPage(context)) return refuse(context, { email: [message] });
  const { pathname, search } = new URL(context.req.header('referer') ?? '/login', context.req.url);
  await inTransaction(context, (db) => keepNotice(db, sessionOf(context), message));
  return context.redirect(samePath(pathname + search, '/login'), 303);
}

async function logout(context: ShopContext): Promise<Response> {
  const session = sessionOf(context);
  const { random, clock } = context.get('shop');
  const { id } = renewedKeys(context, session);
  const { csrf } = await inTransaction(context, async (db) => {
    const settings = await endSession(db, session);
    const next = await openSession(db, id, random, clock(), session.locale);
    await keepSettings(db, next, settings);
    return next;
  });
  rememberRenewed(context, { id, csrf });
  return wantsPage(context) ? nextPage(context, undefined, '/') : context.json({});
}
