import { createHash } from 'node:crypto';

/**
 * A short hash with 17 million values, which is enough for files with different names. It begins with a digit, as no word of
 * a name does: rules for caches tell `cart-page-1abcd.js` from `kit-model.js`.
 */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  const value = BigInt(`0x${hash.digest('hex')}`);
  return `${value % 10n}${(value / 10n).toString(36).slice(-4)}`;
}
