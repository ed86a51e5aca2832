import type { MiddlewareHandler } from 'hono';
import type { ShopEnv } from './context.ts';

/** Answers to calls belong to a visitor: no cache stores them. */
export const privateAnswers: MiddlewareHandler<ShopEnv> = async (context, next) => {
  await next();
  const { headers } = context.res;
  const isCall = headers.get('content-type')?.includes('json') ?? false;
  if (isCall && !headers.has('cache-control')) context.header('Cache-Control', 'private, no-store');
};
