import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import type { ShopContext } from './context.ts';
import { inTransaction, sessionOf } from './context.ts';
import { readInput, samePath, Unreadable, wantsPage } from './input.ts';
import { ConnectionLost } from './misbehave.ts';
import { plainPage } from './plain-page.ts';
import { Invalid } from './rules/checkout/problems.ts';
import { Refused } from './rules/refusal.ts';
import { keepNotice } from './rules/sessions.ts';
import { problemIn } from './routes/checkout-texts.ts';
import { failedIn, reasonIn, unreadableIn } from './routes/texts.ts';

/** Answers a call according to its contract, or redirects a browser without our scripts to the next page. */
export async function answer<Answer>(
  context: ShopContext,
  endpoint: Pick<Endpoint<unknown, Answer>, 'answer'>,
  value: Answer,
): Promise<Response> {
  if (wantsPage(context)) return nextPage(context);
  return context.json(z.encode(endpoint.answer, value) as object);
}

/** Redirects a form to the page named in `back`, with an optional notice to show there. */
export async function nextPage(context: ShopContext, notice?: string, otherwise = '/cart'): Promise<Response> {
  if (notice !== undefined) await inTransaction(context, (db) => keepNotice(db, sessionOf(context), notice));
  const { back } = await readInput(context);
  return context.redirect(samePath(back, otherwise), 303);
}

/** The notice that the page shows once; reading it clears it. */
export async function takeNotice(context: ShopContext): Promise<string | null> {
  const session = sessionOf(context);
  if (session.notice !== null) await inTransaction(context, (db) => keepNotice(db, session, null));
  return session.notice;
}

/** The response of a handler that threw. */
export async function answerError(error: Error, context: ShopContext): Promise<Response> {
  if (error instanceof ConnectionLost) throw error;
  if (error instanceof HTTPException) return context.json({ message: error.message }, error.status);
  if (isUnfit(error)) return context.json({ message: 'The given data was invalid.' }, 400);
  const errors = errorsIn(error, context);
  if (errors) return error instanceof Invalid ? refuseStep(context, errors) : refuse(context, errors);
  console.error(error);
  if (wantsPage(context) && context.req.header('accept')?.includes('text/html'))
    return plainPage(context, failedIn(context.get('session')?.locale ?? 'nl'), 500);
  return context.json({ message: 'Server Error' }, 500);
}

/**
 * PostgreSQL raises an error of class 22 for values that do not fit a column, such as a text with a zero byte or a
 * fraction for a whole number. SQLite finds no rows instead.
 */
function isUnfit(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^22\w{3}$/.test(error.code);
}

/** The messages for each field; undefined when the error is not a refusal. */
export function errorsIn(error: unknown, context: ShopContext): Record<string, string[]> | undefined {
  if (error instanceof Invalid) return messagesOf(error, context);
  return error instanceof Refused || error instanceof Unreadable ? errorsOf(error, context) : undefined;
}

/** 422 in Laravel's format. A form is redirected to its page, which shows the first message. */
export async function refuse(context: ShopContext, errors: Record<string, string[]>): Promise<Response> {
  const message = Object.values(errors)[0]?.[0] ?? '';
  return wantsPage(context) ? nextPage(context, message) : context.json({ message, errors }, 422);
}

/** A form of several fields is redirected to its own page with all messages in one notice. */
async function refuseStep(context: ShopContext, errors: Record<string, string[]>): Promise<Response> {
  if (!wantsPage(context)) return refuse(context, errors);
  const { again } = await readInput(context);
  const messages = Object.entries(errors).flatMap(([field, texts]) => (isForReaders(field) ? texts : []));
  await inTransaction(context, (db) => keepNotice(db, sessionOf(context), messages.join(' ')));
  const { pathname } = new URL(context.req.header('referer') ?? '/checkout', context.req.url);
  return context.redirect(samePath(again, pathname), 303);
}

/** Flags are for the form, not for the shopper. */
function isForReaders(field: string): boolean {
  return !field.endsWith('_not_possible');
}

function messagesOf({ problems }: Invalid, context: ShopContext): Record<string, string[]> {
  const { locale } = sessionOf(context);
  const entries = Object.entries(problems);
  return Object.fromEntries(
    entries.map(([field, reasons]) => [field, reasons.map((problem) => problemIn(locale, field, problem))]),
  );
}

function errorsOf(error: Refused | Unreadable, context: ShopContext): Record<string, string[]> {
  const { locale } = sessionOf(context);
  if (error instanceof Refused) return { [error.field]: [reasonIn(locale, error.reason)] };
  return Object.fromEntries(error.fields.map((field) => [field, [unreadableIn(locale)]]));
}
