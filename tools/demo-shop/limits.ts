import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ShopEnv } from './context.ts';
import { MEDIA_TYPES, uploadPath } from '../../shared/contract/media.ts';

const MIB = 1024 * 1024;
/** Forms and lists of products are small. */
const MOST = 2 * MIB;
/** Forms that include files when there is no JavaScript. */
const WITH_FILES = 64 * MIB;
const FORMS_WITH_FILES = /^\/(redactie|rma\/oplossing|rma\/vragen|rma\/bestelling\/[^/]+)$/;
/** Uploads have a limit per type, and are read only with a valid token. */
const OWN = new Set<string>(MEDIA_TYPES.map((type) => uploadPath(type)));

/** Refuses a request body that is too long: by its `Content-Length` before it is read, or while it is read. */
export const withinLimits: MiddlewareHandler<ShopEnv> = (context, next) => {
  const { path } = context.req;
  if (OWN.has(path)) return next();
  return FORMS_WITH_FILES.test(path) ? withFiles(context, next) : without(context, next);
};

const without = limitedTo(MOST);
const withFiles = limitedTo(WITH_FILES);

function limitedTo(maxSize: number): MiddlewareHandler<ShopEnv> {
  return bodyLimit({ maxSize, onError: (context) => context.json({ message: 'Payload Too Large' }, 413) });
}
