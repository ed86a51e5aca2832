import type { MiddlewareHandler } from 'hono';
import type { ShopEnv } from './context.ts';

const MIB = 1024 * 1024;
/** Forms and lists of products are small. */
const MOST = 2 * MIB;
/** Forms whose files come along with them, as they do without scripts. */
const WITH_FILES = 64 * MIB;
const FORMS_WITH_FILES = /^\/(redactie|rma\/oplossing|rma\/vragen|rma\/bestelling\/[^/]+)$/;
/** Uploads know their own limit, by their type. */
const OWN = /^\/media\/upload\//;

/** Refuses what is too long before anybody reads it. */
export const withinLimits: MiddlewareHandler<ShopEnv> = (context, next) => {
  const { path } = context.req;
  const most = FORMS_WITH_FILES.test(path) ? WITH_FILES : MOST;
  const length = Number(context.req.header('content-length') ?? 0);
  if (OWN.test(path) || length <= most) return next();
  return Promise.resolve(context.json({ message: 'Payload Too Large' }, 413));
};
