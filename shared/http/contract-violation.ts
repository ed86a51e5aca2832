import type * as z from 'zod/mini';
import type { ContractViolation } from '../contract/call-failed.ts';

type Issue = z.core.$ZodIssue;

/** Describes the first issue. `data` is what was read. */
export function contractViolation(error: { readonly issues: readonly Issue[] }, data: unknown): ContractViolation {
  const issue = error.issues[0]!;
  return { path: formatPath(issue.path), expected: expectedBy(issue), found: shorten(valueAt(data, issue.path)) };
}

/** Writes the first issue into the console, and returns it. */
export function reportViolation(what: string, error: z.core.$ZodError, data: unknown): ContractViolation {
  const violation = contractViolation(error, data);
  const { path, expected, found } = violation;
  console.error(`${what} outside its contract at ${path}: expected ${expected}, found ${found}.`);
  return violation;
}

function formatPath(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text ? '.' : ''}${String(key)}`),
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

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((found, key) => (found as Record<PropertyKey, unknown> | null | undefined)?.[key], value);
}

function shorten(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
