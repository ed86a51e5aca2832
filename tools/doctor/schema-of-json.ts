import * as z from 'zod/mini';

/** As much of JSON Schema as descriptions of inputs have. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly const?: string | number | boolean | null;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The inputs that the schema describes. What it cannot say is accepted. */
export function inputsOfJson(schema: unknown): z.ZodMiniObject {
  return objectOf(schema as JsonSchema);
}

function objectOf({ properties = {}, required = [] }: JsonSchema): z.ZodMiniObject {
  const shape = Object.entries(properties).map(([name, property]) => {
    const type = typeOf(property);
    return [name, required.includes(name) ? type : z.optional(type)] as const;
  });
  return z.object(Object.fromEntries(shape));
}

function typeOf(schema: JsonSchema): z.ZodMiniType {
  if (schema.const !== undefined) return z.literal(schema.const);
  if (schema.enum?.every(isText)) return z.enum([...(schema.enum as string[])]);
  if (schema.enum) return z.literal([...schema.enum]);
  if (schema.anyOf) return z.union(schema.anyOf.map(typeOf));
  switch (schema.type) {
    case 'string':
      return z.string().check(z.minLength(schema.minLength ?? 0), ...patternOf(schema));
    case 'integer':
      return z.int().check(...limitsOf(schema));
    case 'number':
      return z.number().check(...limitsOf(schema));
    case 'boolean':
      return z.boolean();
    case 'null':
      return z.null();
    case 'array':
      return z.array(schema.items ? typeOf(schema.items) : z.unknown());
    case 'object':
      return schema.properties ? objectOf(schema) : z.record(z.string(), z.unknown());
    default:
      return z.unknown();
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

const limitsOf = ({ minimum, maximum }: JsonSchema) => [
  ...(minimum === undefined ? [] : [z.minimum(minimum)]),
  ...(maximum === undefined ? [] : [z.maximum(maximum)]),
];

function patternOf({ pattern }: JsonSchema) {
  return pattern === undefined ? [] : [z.regex(new RegExp(pattern), `a text like ${pattern}`)];
}
