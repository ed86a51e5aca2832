/** The doctor reads what strangers send: none of it may take all memory, all time, or all connections of the shop. */

const MB = 1024 * 1024;

export const LIMITS = {
  /** Bytes of one answer, unpacked. */
  answer: 16 * MB,
  /** Bytes of all answers of one run. */
  all: 64 * MB,
  /** Bytes of a recording. */
  recording: 256 * MB,
  /** Requests at the same time, as a browser has them to one host. */
  atOnce: 6,
  /** How often the timeout of one answer all of them may take together. */
  timeouts: 6,
  /** Elements of one page. */
  elements: 100_000,
  /** Elements inside each other; browsers end at 512. */
  depth: 1000,
  /** Lists and objects of JSON inside each other. */
  jsonDepth: 200,
  /** Widgets of one page that are looked at. */
  widgets: 1000,
  /** Calls of one page that are made. */
  calls: 100,
  /** Pages of one recording. */
  pages: 50,
  /** Findings of one code that are named. */
  findings: 100,
  /** Letters of one sentence of a finding. */
  letters: 1000,
} as const;

/** An answer that the doctor does not read to its end. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}
