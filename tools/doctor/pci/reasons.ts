import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { CannotCheck } from '../finding.ts';

const File = z.record(z.string(), z.string().check(z.minLength(1)));

/** Why a script is on the page, by the beginning of its address, or the hash of one without an address. */
export type Reasons = Readonly<Record<string, string>>;

export function readReasons(path: string | null): Reasons {
  if (path === null) return {};
  try {
    return z.parse(File, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new CannotCheck(`${path} is no list of reasons such as { "https://pay.example/v3/": "fields" }: ${reason}`);
  }
}

export function reasonFor(reasons: Reasons, { address, hash }: { address: string | null; hash: string | null }) {
  const key = Object.keys(reasons).find((name) => (address === null ? name === hash : address.startsWith(name)));
  return key === undefined ? null : reasons[key]!;
}
