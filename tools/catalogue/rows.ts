import { resolveRef, type Schema } from './schema.ts';

/** A column of a simple list. A list of texts has one column without a key. */
export interface Column {
  readonly key: string;
  readonly kind: 'text' | 'number' | 'yes-or-no';
  /** An empty cell is `null`; otherwise it is empty text, or missing. */
  readonly isNullable: boolean;
}

export type Row = Readonly<Record<string, unknown>>;

/** The key of the one column of a list of texts. */
export const VALUE_KEY = '';

/**
 * The columns of a list that can be edited row by row; none for other lists. If the example does not match the schema,
 * such as a list of addresses instead of pictures, its own columns count.
 */
export function columnsOf(schema: Schema, example: unknown): Column[] {
  const described = columnsFromSchema(schema);
  const isDescribed = described.length > 0 && (example === undefined || readRows(example, described) !== undefined);
  if (isDescribed) return described;
  return Array.isArray(example) ? columnsFromExample(example as readonly unknown[]) : [];
}

function columnsFromSchema(schema: Schema): Column[] {
  const { $defs } = schema;
  const items = resolveRef(listOf(schema)?.items ?? {}, $defs);
  if (items.type === 'string') return [{ key: VALUE_KEY, kind: 'text', isNullable: false }];
  const known = Object.entries(items.properties ?? {}).map(([key, type]) => columnOf(key, resolveRef(type, $defs)));
  return known.every((column) => column !== undefined) ? known : [];
}

function listOf(schema: Schema): Schema | undefined {
  const meant = resolveRef(schema);
  return meant.type === 'array' ? meant : meant.anyOf?.find(({ type }) => type === 'array');
}

function columnOf(key: string, { type, anyOf }: Schema): Column | undefined {
  const types = (anyOf ?? [{ type }]).flatMap((branch) => branch.type ?? 'object');
  const kinds = types.filter((name) => name !== 'null').map((name) => KINDS[name]);
  const [kind] = kinds;
  return kind && kinds.every((entry) => entry !== undefined)
    ? { key, kind: kinds.includes('text') ? 'text' : kind, isNullable: types.includes('null') }
    : undefined;
}

const KINDS: Readonly<Record<string, Column['kind']>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yes-or-no',
};

/** The columns of the example; none when a row contains lists or objects. */
function columnsFromExample(rows: readonly unknown[]): Column[] {
  if (rows.length === 0) return [];
  if (rows.every((row) => typeof row === 'string')) return [{ key: VALUE_KEY, kind: 'text', isNullable: false }];
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

/** The rows of a list; undefined when a value has no column. */
export function readRows(value: unknown, columns: readonly Column[]): Row[] | undefined {
  if (!Array.isArray(value) || columns.length === 0) return undefined;
  const rows = (value as unknown[]).map((row) => (columns[0]?.key === VALUE_KEY ? { [VALUE_KEY]: row } : row));
  const isKnown = (row: unknown) =>
    isFlat(row) && Object.keys(row).every((key) => columns.some((column) => column.key === key));
  return rows.every(isKnown) ? (rows as Row[]) : undefined;
}

/** The opposite of `readRows`. */
export function writeRows(rows: readonly Row[], columns: readonly Column[]): unknown[] {
  return rows.map((row) => (columns[0]?.key === VALUE_KEY ? row[VALUE_KEY] : row));
}

export function emptyRow(columns: readonly Column[]): Row {
  return Object.fromEntries(columns.map((column) => [column.key, parseCell('', column)]));
}

/** The value of a cell. An invalid number stays text; an empty number is left out. */
export function parseCell(typed: string, { kind, isNullable }: Column): unknown {
  if (typed === '') return isNullable ? null : kind === 'number' ? undefined : kind === 'yes-or-no' ? false : '';
  if (kind === 'yes-or-no') return typed === 'true';
  if (kind === 'number') return Number.isNaN(Number(typed)) ? typed : Number(typed);
  return typed;
}
