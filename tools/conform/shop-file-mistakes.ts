import * as z from 'zod/mini';
import { isRecord } from '../../shared/contract/wire.ts';
import { closestKey } from '../doctor/check-contract.ts';

type Issue = z.core.$ZodIssue;
type JsonSchema = z.core.JSONSchema.BaseSchema;

const LONGEST = 80;

/** What is wrong in the file, a sentence each: the key, what it expects, and what stands there. */
export function mistakesIn(type: z.ZodMiniType, json: unknown): string[] {
  const schema = z.toJSONSchema(type, { io: 'input' });
  const issues = z.safeParse(type, json).error?.issues ?? [];
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? unknownKeys(issue, schema, json) : [mistakeOf(issue, schema, json)],
  );
}

function unknownKeys({ keys, path }: Issue & { readonly keys: string[] }, schema: JsonSchema, json: unknown): string[] {
  const within = valueAt(json, path);
  const known = Object.keys(schemaAt(schema, path)?.properties ?? {}).filter((key) => !key.startsWith('$'));
  const free = known.filter((key) => !isRecord(within) || !(key in within));
  const place = path.length > 0 ? ` of ${named(path)}` : '';
  return keys.map((key) => {
    const near = closestKey(key, free);
    const help = near ? `Did you mean "${near}"?` : `The keys are ${known.join(', ')}.`;
    return `"${key}" is no key${place || ' of the file'}. ${help}`;
  });
}

function mistakeOf({ path }: Issue, schema: JsonSchema, json: unknown): string {
  const value = valueAt(json, path);
  const expected = schemaAt(schema, path);
  const key = path.length > 0 ? named(path) : 'The file';
  const words = expected ? wordsFor(expected) : 'another value';
  if (value === undefined) return `${key} is missing: expected ${words}.`;
  const near = typeof value === 'string' && closestKey(value, (expected?.enum ?? []).map(String));
  return `${key}: expected ${words}, found ${shown(value)}.${near ? ` Did you mean "${near}"?` : ''}`;
}

/** `"products[1].id"` */
function named(path: readonly PropertyKey[]): string {
  const text = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return `"${text.replace(/^\./, '')}"`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (outer, key) => (typeof outer === 'object' && outer !== null ? Reflect.get(outer, key) : undefined),
    value,
  );
}

function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((outer, key) => {
    const inner =
      typeof key === 'number' ? (outer?.prefixItems?.[key] ?? outer?.items) : outer?.properties?.[String(key)];
    return typeof inner === 'object' && !Array.isArray(inner) ? inner : undefined;
  }, schema);
}

function wordsFor(schema: JsonSchema): string {
  const { type, anyOf, prefixItems, items, minimum, minLength } = schema;
  if (anyOf) return anyOf.map((choice) => wordsFor(choice)).join(' or ');
  if (Array.isArray(type)) return type.map((name) => wordsFor({ type: name })).join(' or ');
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (prefixItems) return `a list of ${prefixItems.length}, each ${wordsFor(prefixItems[0] as JsonSchema)}`;
  if (type === 'array') return `a list, each ${wordsFor(items as JsonSchema)}`;
  if (type === 'object') return objectWords(schema);
  if (type === 'boolean') return 'true or false';
  if (type === 'string') return minLength ? 'a text that is not empty' : 'a text';
  return `a ${type === 'integer' ? 'whole ' : ''}number${minimum !== undefined && minimum > 0 ? ` from ${minimum}` : ''}`;
}

function objectWords({ properties = {}, required = [] }: JsonSchema): string {
  const optional = Object.keys(properties).filter((key) => !required.includes(key) && !key.startsWith('$'));
  const parts = [required.join(', '), optional.length > 0 && `optionally ${optional.join(', ')}`];
  return `an object with ${parts.filter(Boolean).join(', and ')}`;
}
