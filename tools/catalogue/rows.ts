import { meantBy, type Schema } from './schema.ts';

/** What stands in every row of a simple list. A list of texts has one column without a key. */
export interface Column {
  readonly key: string;
  readonly kind: 'text' | 'number' | 'yes-or-no';
  /** An empty cell is `null`; otherwise it is empty text, or missing. */
  readonly isNullable: boolean;
}

export type Row = Readonly<Record<string, unknown>>;

/** The key of the one column of a list of texts. */
export const ALONE = '';

/**
 * The columns of a list that can be filled in row by row; none when the list is not that simple. Where the example is
 * another list than the schema describes, as a list of addresses in the place of pictures, the example counts.
 */
export function columnsOf(schema: Schema, first: unknown): Column[] {
  const described = columnsBy(schema);
  const isDescribed = described.length > 0 && (first === undefined || readRows(first, described) !== undefined);
  if (isDescribed) return described;
  return Array.isArray(first) ? columnsIn(first as readonly unknown[]) : [];
}

function columnsBy(schema: Schema): Column[] {
  const { $defs } = schema;
  const items = meantBy(listOf(schema)?.items ?? {}, $defs);
  if (items.type === 'string') return [{ key: ALONE, kind: 'text', isNullable: false }];
  const known = Object.entries(items.properties ?? {}).map(([key, type]) => columnOf(key, meantBy(type, $defs)));
  return known.every((column) => column !== undefined) ? known : [];
}

function listOf(schema: Schema): Schema | undefined {
  const meant = meantBy(schema);
  return meant.type === 'array' ? meant : meant.anyOf?.find(({ type }) => type === 'array');
}

function columnOf(key: string, { type, anyOf }: Schema): Column | undefined {
  const types = (anyOf ?? [{ type }]).flatMap((one) => one.type ?? 'object');
  const kinds = types.filter((one) => one !== 'null').map((one) => KINDS[one]);
  const [kind] = kinds;
  return kind && kinds.every((one) => one !== undefined)
    ? { key, kind: kinds.includes('text') ? 'text' : kind, isNullable: types.includes('null') }
    : undefined;
}

const KINDS: Readonly<Record<string, Column['kind']>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yes-or-no',
};

/** The columns that the rows of the example have; none when one of them holds more than plain values. */
function columnsIn(rows: readonly unknown[]): Column[] {
  if (rows.length === 0) return [];
  if (rows.every((row) => typeof row === 'string')) return [{ key: ALONE, kind: 'text', isNullable: false }];
  if (!rows.every(isFlat)) return [];
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return keys.map((key) => {
    const values = rows.map((row) => row[key]).filter((value) => value !== undefined);
    const [shown] = values.filter((value) => value !== null);
    return { key, kind: KINDS[typeof shown] ?? 'text', isNullable: values.includes(null) };
  });
}

function isFlat(row: unknown): row is Row {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  return Object.values(row).every((value) => value === null || typeof value !== 'object');
}

/** The rows of a list, or undefined when it holds something that the columns do not. */
export function readRows(value: unknown, columns: readonly Column[]): Row[] | undefined {
  if (!Array.isArray(value) || columns.length === 0) return undefined;
  const rows = (value as unknown[]).map((row) => (columns[0]?.key === ALONE ? { [ALONE]: row } : row));
  const isKnown = (row: unknown) =>
    isFlat(row) && Object.keys(row).every((key) => columns.some((one) => one.key === key));
  return rows.every(isKnown) ? (rows as Row[]) : undefined;
}

/** The list that the rows are. */
export function writeRows(rows: readonly Row[], columns: readonly Column[]): unknown[] {
  return rows.map((row) => (columns[0]?.key === ALONE ? row[ALONE] : row));
}

/** A row in which nothing is filled in. */
export function emptyRow(columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map((column) => [column.key, cellOf('', column)]));
}

/** What a cell holds once this was typed into it; a number that is none yet stays text, and an empty one is left out. */
export function cellOf(typed: string, { kind, isNullable }: Column): unknown {
  if (typed === '') return isNullable ? null : kind === 'number' ? undefined : kind === 'yes-or-no' ? false : '';
  if (kind === 'yes-or-no') return typed === 'true';
  if (kind === 'number') return Number.isNaN(Number(typed)) ? typed : Number(typed);
  return typed;
}
