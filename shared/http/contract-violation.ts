import type * as z from 'zod/mini';
import type { ContractViolation } from '../contract/call-failed.ts';
import { pathTo, type LeftOutEntry } from '../contract/wire.ts';

type Issue = z.core.$ZodIssue;

/** Describes an issue. `data` is what was read. */
export function violationOf(issue: Issue, data: unknown): ContractViolation {
  return { path: formatPath(issue.path), expected: expectedBy(issue), found: shorten(valueAt(data, issue.path)) };
}

/** Describes the first issue. */
export function contractViolation(error: { readonly issues: readonly Issue[] }, data: unknown): ContractViolation {
  return violationOf(error.issues[0]!, data);
}

export function violationSentence(violation: ContractViolation): string {
  return `${violation.path}: expected ${violation.expected}, found ${violation.found}.`;
}

/**
 * Writes faults into the console: issues, or entries of lists that are left out.
 *
 * @param data what was read
 * @returns the first
 */
export function reportFaults(
  what: string,
  faults: readonly (Issue | LeftOutEntry)[],
  data: unknown,
): ContractViolation {
  const violations = faults.map((fault) => violationOf(wholeIssue(fault, data), data));
  const texts = violations.map((violation, at) => {
    const end = 'list' in faults[at]! ? ' The entry of the list is left out.' : '';
    return `${what} outside its contract at ${violationSentence(violation)}${end}`;
  });
  for (const text of new Set(texts)) console.error(text);
  return violations[0]!;
}

/** The issue with its path from the top. */
function wholeIssue(fault: Issue | LeftOutEntry, data: unknown): Issue {
  if (!('list' in fault)) return fault;
  const { list, key, issue } = fault;
  return { ...issue, path: [...(pathTo(list, data) ?? []), key, ...issue.path] };
}

export function formatPath(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (text, key) =>
        /^\d+$/.test(String(key)) ? `${text}[${String(key)}]` : `${text}${text ? '.' : ''}${String(key)}`,
      '',
    ) || '(the whole answer)'
  );
}

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_union') return [...new Set(issue.errors.flat().map(expectedBy))].join(' or ');
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_format') return 'a number, or text that is one';
  if (issue.code === 'invalid_value') return issue.values.map(String).join(' or ');
  return issue.message;
}

/** The value at a path of the contract, which counts the entries of a list also where PHP wrote it as an object. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((outer, key) => {
    if (typeof outer !== 'object' || outer === null) return undefined;
    const inner = (outer as Record<PropertyKey, unknown>)[key];
    return typeof key === 'number' && !Array.isArray(outer) ? Object.values(outer)[key] : inner;
  }, value);
}

function shorten(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
