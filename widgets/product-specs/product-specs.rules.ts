/** One row: text, or the markup that the server printed for it. */
export interface Spec {
  readonly name: string;
  readonly value: string | Element;
}

/** Rows that a narrow window shows of a longer table (specification 002 §2.8). */
export const FEW = 6;

/**
 * Reads the rows of a table as a server may write them: a list of `{ name, value }` or of pairs, a list that PHP
 * wrote as an object, or names with their values. Null for what is none of these; a row without a name is no row.
 */
export function readSpecs(given: unknown): readonly Spec[] | null {
  if (typeof given !== 'object' || given === null) return null;
  const rows = Object.entries(given).map(([key, row]) => specOf(row, Array.isArray(given) ? null : key));
  return rows.every((row) => row !== null) ? rows.filter(({ name }) => name !== '') : null;
}

function specOf(row: unknown, key: string | null): Spec | null {
  if (Array.isArray(row) && row.length === 2) return specWith(row[0], row[1]);
  if (isRecord(row) && 'name' in row) return specWith(row['name'], row['value']);
  return key === null ? null : specWith(key, row);
}

function specWith(name: unknown, value: unknown): Spec {
  return { name: textOf(name), value: isElement(value) ? value : textOf(value) };
}

/** A specification may have several values; what is missing stays empty. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).filter(Boolean).join(', ');
  return '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isElement(value: unknown): value is Element {
  return isRecord(value) && 'nodeType' in value;
}
