import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Where data violates the contract, for the developers of the shop. */
export interface ContractViolation {
  /** Such as `items[0].price`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** Describes the first issue. `data` is what was read. */
export function contractViolation(error: { readonly issues: readonly Issue[] }, data: unknown): ContractViolation {
  const issue = error.issues[0]!;
  return { path: formatPath(issue.path), expected: expectedBy(issue), found: shorten(valueAt(data, issue.path)) };
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
