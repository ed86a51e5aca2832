import { createHash } from 'node:crypto';

/** Characters of a hash. */
export const LENGTH = 5;

/** A short hash with sixty million values, which is enough for files with different names. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(-LENGTH);
}
