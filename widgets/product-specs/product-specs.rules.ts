/** One row; its value is text or an element of the server markup. */
export interface Spec {
  readonly name: string;
  readonly value: string | Element;
}

/** Rows of a longer table that a narrow window shows at first. */
export const NARROW_ROWS = 6;

/**
 * Reads a list of `{ name, value }` or of pairs, such a list as an object (as PHP may write it), or an object of names
 * and values. Null for anything else. Rows without a name are left out.
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

/** Joins several values; a missing value is empty. */
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
