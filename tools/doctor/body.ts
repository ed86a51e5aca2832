import { LIMITS, megabytes, TooLarge } from './limits.ts';

/** What all answers of one run may still hold, in bytes. */
export interface Budget {
  left: number;
}

/** Reads an answer, unpacked, and stops where it is larger than anything that a shop sends. */
export async function bytesOf({ body }: Response, budget: Budget): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    budget.left -= part.length;
    if (size > LIMITS.answer) throw new TooLarge(`it holds more than ${megabytes(LIMITS.answer)}`);
    if (budget.left < 0) throw new TooLarge(`all answers together hold more than ${megabytes(LIMITS.all)}`);
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}
