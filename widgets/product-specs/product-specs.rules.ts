import { isRecord } from '../../shared/contract/wire.ts';

/** One row; its value is text or an element of the server markup. */
export interface Spec {
  readonly name: string;
  readonly value: string | Element;
}

/** Who answers for a product. */
export interface Company {
  readonly name: string;
  /** Its postal address. */
  readonly address: string;
  /** Its mail address or website, as it is written. */
  readonly contact: string;
  /** Null where the contact is neither. */
  readonly contactUrl: string | null;
}

/** What an offer has to say of a product's safety. A missing text is empty. */
export interface Safety {
  readonly type: string;
  readonly identifier: string;
  readonly picture: string | null;
  readonly manufacturer: Company | null;
  readonly responsible: Company | null;
  readonly warnings: readonly string[];
}

/** Rows of a longer table that a narrow window shows at first. */
export const NARROW_ROWS = 6;

/** The rows of a list, of such a list as an object (as PHP may write it), or of an object of names and values. */
export function rowsIn(specs: unknown): unknown {
  return isRecord(specs) ? Object.entries(specs).map(([key, row]) => specOf(row) ?? specWith(key, row)) : specs;
}

/** A row of a list: `{ name, value }`, or a pair. Null for anything else. */
export function specOf(row: unknown): Spec | null {
  if (Array.isArray(row) && row.length === 2) return specWith(row[0], row[1]);
  return isRecord(row) && 'name' in row ? specWith(row['name'], row['value']) : null;
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

function isElement(value: unknown): value is Element {
  return isRecord(value) && 'nodeType' in value;
}
