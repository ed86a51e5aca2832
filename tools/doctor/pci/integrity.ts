import { createHash } from 'node:crypto';

/** The strongest first: a browser compares with the strongest ones alone. */
const ALGORITHMS = ['sha512', 'sha384', 'sha256'] as const;

/** As in an `integrity` attribute. */
export function hashOf(content: Uint8Array | string, algorithm: (typeof ALGORITHMS)[number] = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Whether a browser runs the content; true where the attribute has no hash that it knows. */
export function isAllowed(integrity: string, content: Uint8Array): boolean {
  const hashes = hashesIn(integrity);
  const strongest = ALGORITHMS.find((algorithm) => hashes.some((hash) => hash.startsWith(algorithm)));
  return strongest === undefined || hashes.includes(hashOf(content, strongest));
}

/** Whether the attribute has a hash that a browser compares with. */
export function hasHash(integrity: string | null): integrity is string {
  return integrity !== null && hashesIn(integrity).length > 0;
}

function hashesIn(integrity: string): string[] {
  return integrity
    .split(/\s+/)
    .map((hash) => hash.split('?')[0]!)
    .filter((hash) => ALGORITHMS.some((algorithm) => hash.startsWith(`${algorithm}-`)));
}
