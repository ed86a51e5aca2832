import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ShopContext, ShopEnv } from './context.ts';
import { sessionOf } from './context.ts';
import { wantsPage } from './input.ts';
import type { Customer } from './rules/account/customer.ts';

/** Requires a signed-in customer: a page redirects to the login and back, a call is answered with 401. */
export const forCustomers: MiddlewareHandler<ShopEnv> = async (context, next) => {
  if (sessionOf(context).customer) return next();
  if (!wantsPage(context)) throw new HTTPException(401, { message: 'Unauthenticated.' });
  return context.redirect(`/login?back=${encodeURIComponent(pageOf(context))}`, 303);
};

/** The signed-in customer, behind `forCustomers`. */
export function customerOf(context: ShopContext): Customer {
  const { customer: person, locale, extras } = sessionOf(context);
  if (!person) throw new HTTPException(401, { message: 'Unauthenticated.' });
  return { person, locale, now: context.get('shop').clock(), extras };
}

/** The requested page; for a form, the overview of its part of the account. */
function pageOf({ req }: ShopContext): string {
  if (req.method === 'GET') return req.path + new URL(req.url).search;
  return req.path.split('/').slice(0, 3).join('/');
}
