import type { OpenApiDocument } from './create-document.ts';

type Json = Record<string, unknown>;

/** Keys whose values are no schemas, and stay as they are. */
const AS_IT_IS = new Set(['example', 'examples', 'default', 'enum', 'required', 'description']);
/** A schema that only null matches: OpenAPI 3.0 has no type for it. */
const ONLY_NULL = { type: 'object', nullable: true, enum: [null] };

/**
 * The same document as OpenAPI 3.0, for libraries that know no type lists: `nullable` instead of the type null, `enum`
 * instead of `const`, and no keys beside a reference.
 */
export function toOpenApi30(document: OpenApiDocument): Json {
  return { ...(converted(document) as Json), openapi: '3.0.3' };
}

function converted(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(converted);
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, isName(key, value) ? value : converted(value)]);
  return toSchema30(Object.fromEntries(entries) as Json);
}

/** A property may itself be called `required` or `description`: it is then an object. */
function isName(key: string, value: unknown): boolean {
  return AS_IT_IS.has(key) && (key.startsWith('example') || typeof value !== 'object' || Array.isArray(value));
}

function toSchema30(schema: Json): Json {
  const { $ref, type, anyOf, const: only, contentMediaType, exclusiveMinimum, ...rest } = schema;
  if ($ref !== undefined) return Object.keys(rest).length === 0 ? schema : { ...rest, allOf: [{ $ref }] };
  return {
    ...rest,
    ...(Array.isArray(type) ? typesOf(type as string[]) : type !== undefined && { type }),
    ...(Array.isArray(anyOf) ? choiceOf(anyOf as Json[]) : anyOf !== undefined && { anyOf }),
    ...(only !== undefined && { enum: [only] }),
    ...(contentMediaType === 'application/octet-stream' && { format: 'binary' }),
    ...(typeof exclusiveMinimum === 'number' && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
  };
}

function typesOf(types: readonly string[]): Json {
  const isNullable = types.includes('null');
  const schemas = types.filter((type) => type !== 'null').map((type) => ({ type }));
  const [first, ...others] = schemas.map((schema, at) =>
    isNullable && at === 0 ? { ...schema, nullable: true } : schema,
  );
  return others.length === 0 ? { ...first } : { anyOf: [first, ...others] };
}

function choiceOf(schemas: readonly Json[]): Json {
  const isNull = ({ type }: Json) => type === 'null';
  const others = schemas.filter((schema) => !isNull(schema));
  if (others.length === schemas.length) return { anyOf: schemas };
  const [first, ...more] = others;
  // Only a schema with a type of its own can be nullable.
  if (more.length === 0 && first && typeof first['type'] === 'string') return { ...first, nullable: true };
  return { anyOf: [...others, ONLY_NULL] };
}
