/** A shop or a recording may be hostile or broken: it must not exhaust memory, time or the server's connections. */

const MB = 1024 * 1024;

export const LIMITS = {
  /** Bytes of one answer, decompressed. */
  answer: 16 * MB,
  /** Bytes of all answers of a run. */
  allAnswers: 64 * MB,
  /** Bytes of a recording. */
  recording: 256 * MB,
  /** Parallel requests, as many as a browser sends to one host. */
  parallel: 6,
  /** The time of a whole run, as a multiple of the timeout of one answer. */
  timeouts: 6,
  /** Elements of a page. */
  elements: 100_000,
  /** Nested elements; browsers stop at 512. */
  depth: 1000,
  /** Nested lists and objects of JSON. */
  jsonDepth: 200,
  /** Widgets that are checked per page. */
  widgets: 1000,
  /** Style sheets of the theme that are read per page. */
  styleSheets: 20,
  /** Characters of one of them. */
  styleSheet: 2 * MB,
  /** Rules that may hide a widget. */
  hidingRules: 100,
  /** Calls that are sent per page. */
  calls: 100,
  /** Pages of a recording. */
  pages: 50,
  /** Entries of a list, where a whole list has too many faults to be checked. */
  entries: 1000,
  /** Findings of one code in a report. */
  findings: 100,
  /** Characters of a sentence in a finding. */
  characters: 1000,
} as const;

/** An answer exceeds a limit and is not read to its end. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}
