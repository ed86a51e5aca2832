import { CODES, type Code, type Severity } from './codes.ts';
import { LIMITS } from './limits.ts';

/** One fault, for the person who can fix it. Its keys are those of the JSON report. */
export interface Finding<AnyCode extends string = Code> {
  readonly severity: Severity;
  readonly code: AnyCode;
  /** An element, a file, a header or a call. */
  readonly where: string;
  /** What is wrong there. */
  readonly what: string;
  /** How to fix it. */
  readonly mend: string;
  /** The place in the guide that describes the code. */
  readonly guide: string;
  /** The article that it is about, with `--law`. */
  readonly law?: string;
}

export function finding(code: Code, where: string, what: string): Finding {
  return findingOf(code, where, what, CODES[code]);
}

export function findingOf<AnyCode extends string>(
  code: AnyCode,
  where: string,
  what: string,
  { severity, mend }: Pick<Finding, 'severity' | 'mend'>,
): Finding<AnyCode> {
  return { severity, code, where: truncate(where), what: truncate(what), mend, guide: `guide/doctor.md#${code}` };
}

function truncate(text: string): string {
  return text.length > LIMITS.characters ? `${text.slice(0, LIMITS.characters)}…` : text;
}

/** Nothing could be checked, which says nothing about the widgets of the shop. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}
