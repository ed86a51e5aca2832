/** One sentence about the shop, and what speaks against it. */
export interface Result {
  readonly sentence: string;
  /** Null where it holds. */
  readonly fault: string | null;
}

/** Each sentence with whether it holds. */
export function resultsOf(sentences: Readonly<Record<string, boolean>>): Result[] {
  return Object.entries(sentences).map(([sentence, holds]) => ({ sentence, fault: holds ? null : 'it does not' }));
}
