import { createHash } from 'node:crypto';

/** Signs of a hash. */
export const LENGTH = 5;

/** A few signs that change with the content: sixty million values, for files that also differ by name. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(-LENGTH);
}
