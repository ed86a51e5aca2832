import { isLocale } from './rules/language.ts';
import type { ShopSession } from './rules/sessions.ts';

/**
 * The session of a guest as the text of a signed cookie. A page opens no row in the database: most visitors without a
 * cookie are programs that never come back, and every row is a write that waits for the disk.
 */
export function writeGuest({ id, csrf, cartId, locale, createdAt, seenAt }: ShopSession): string {
  return [id, csrf, cartId, locale, createdAt, seenAt].join('.');
}

/** The session in a cookie whose signature is valid. */
export function readGuest(text: string): ShopSession | undefined {
  const [id, csrf, cartId, locale, createdAt, seenAt] = text.split('.');
  if (!id || !csrf || !cartId || !isLocale(locale)) return undefined;
  const times = { createdAt: Number(createdAt), seenAt: Number(seenAt) };
  return { id, csrf, locale, customer: null, cartId, notice: null, behaviours: {}, ...times, isStored: false };
}

/** The id in a cookie: of a guest, or of a session that is stored. */
export function idIn(cookie: string): string {
  return cookie.split('.', 1)[0]!;
}
