import { LIMITS, megabytes, TooLarge } from './limits.ts';

/** Bytes that the remaining answers of a run may contain together. */
export interface Budget {
  left: number;
}

/** Reads an answer, decompressed. Throws `TooLarge` as soon as it exceeds a limit. */
export async function readBody({ body }: Response, budget: Budget): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    budget.left -= chunk.length;
    if (size > LIMITS.answer) throw new TooLarge(`it is larger than ${megabytes(LIMITS.answer)}`);
    if (budget.left < 0) throw new TooLarge(`all answers together are larger than ${megabytes(LIMITS.allAnswers)}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
