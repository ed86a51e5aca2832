import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ShopEnv } from './context.ts';
import { MEDIA_TYPES, uploadPath } from '../../shared/contract/media.ts';

const MIB = 1024 * 1024;
/** Forms and lists of products are small. */
const MOST = 2 * MIB;
/** Forms whose files come along with them, as they do without scripts. */
const WITH_FILES = 64 * MIB;
const FORMS_WITH_FILES = /^\/(redactie|rma\/oplossing|rma\/vragen|rma\/bestelling\/[^/]+)$/;
/** Uploads know their own limit, by their type, and are read only for whoever carries a token. */
const OWN = new Set<string>(MEDIA_TYPES.map((type) => uploadPath(type)));

/**
 * Refuses what is too long: by the length that is announced, before anybody reads it, and where none is, as soon as
 * more has come than may.
 */
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
