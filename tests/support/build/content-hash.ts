import { createHash } from 'node:crypto';

const LENGTH = 6;

/** Six signs that change with the content: two thousand million values, for files that also differ by name. */
export function contentHash(...contents: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return BigInt(`0x${hash.digest('hex')}`)
    .toString(36)
    .slice(-LENGTH);
}
