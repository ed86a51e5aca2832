import type { MiddlewareHandler } from 'hono';
import type { ShopContext, ShopEnv } from './context.ts';
import { readInput } from './input.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses a change that does not carry the token of its session. */
export const withToken: MiddlewareHandler<ShopEnv> = async (context, next) => {
  const isFree = SAFE.has(context.req.method) || context.req.path === '/demo/behaviour';
  if (isFree || (await tokenOf(context)) === context.get('session')?.csrf) return next();
  return context.json({ message: 'CSRF token mismatch.' }, 419 as 400);
};

async function tokenOf(context: ShopContext): Promise<unknown> {
  return context.req.header('X-CSRF-TOKEN') ?? (await readInput(context))['_token'];
}
