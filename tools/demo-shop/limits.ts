import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ShopEnv } from './context.ts';
import { MEDIA_TYPES, uploadPath } from '../../shared/contract/media.ts';
import { MIB, MOST_BYTES } from './rules/media/kinds.ts';
import { MOST_IMAGES } from './rules/returns/check-answers.ts';

/** The largest bodies in bytes. */
export const BODY_LIMITS = {
  /** Forms and lists of products are small. */
  plain: 2 * MIB,
  /** Forms that include files when there is no JavaScript: the photos of a product, and all else. */
  withFiles: MOST_IMAGES * MOST_BYTES.image + 4 * MIB,
};
const FORMS_WITH_FILES = /^\/(redactie|rma\/oplossing|rma\/vragen|rma\/bestelling\/[^/]+)$/;
/** Uploads have a limit per type, and are read only with a valid token. */
const OWN = new Set<string>(MEDIA_TYPES.map((type) => uploadPath(type)));

/** Refuses a request body that is too long: by its `Content-Length` before it is read, or while it is read. */
export const withinLimits: MiddlewareHandler<ShopEnv> = (context, next) => {
  const { path } = context.req;
  if (OWN.has(path)) return next();
  return FORMS_WITH_FILES.test(path) ? withFiles(context, next) : without(context, next);
};

const without = limitedTo(BODY_LIMITS.plain);
const withFiles = limitedTo(BODY_LIMITS.withFiles);

function limitedTo(maxSize: number): MiddlewareHandler<ShopEnv> {
  return bodyLimit({ maxSize, onError: (context) => context.json({ message: 'Payload Too Large' }, 413) });
}
