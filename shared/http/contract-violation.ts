import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Where an answer left the contract, in words for whoever maintains the shop's server. */
export interface ContractViolation {
  /** Such as `items[0].price`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** Describes the first issue of a failed reading; `answer` is what was read. */
export function contractViolation(error: { readonly issues: readonly Issue[] }, answer: unknown): ContractViolation {
  const issue = error.issues[0]!;
  return { path: written(issue.path), expected: expectation(issue), found: shorten(valueAt(answer, issue.path)) };
}

function written(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text ? '.' : ''}${String(key)}`),
      '',
    ) || '(the whole answer)'
  );
}

function expectation(issue: Issue): string {
  if (issue.code === 'invalid_union') return [...new Set(issue.errors.flat().map(expectation))].join(' or ');
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
