import { CODES, type Code, type Severity } from './codes.ts';
import { LIMITS } from './limits.ts';

/** One thing that is wrong, in the words of whoever can mend it. */
export interface Finding {
  readonly severity: Severity;
  readonly code: Code;
  /** An element, a file, a header or a call. */
  readonly where: string;
  /** What is wrong there. */
  readonly what: string;
  readonly mend: string;
}

export function finding(code: Code, where: string, what: string, mend: string = CODES[code].mend): Finding {
  return { severity: CODES[code].severity, code, where: short(where), what: short(what), mend };
}

function short(text: string): string {
  return text.length > LIMITS.letters ? `${text.slice(0, LIMITS.letters)}…` : text;
}

/** The doctor could not do its work, which says nothing about the shop's widgets. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}
