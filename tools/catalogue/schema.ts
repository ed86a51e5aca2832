/** The keywords of JSON Schema that the form uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
  readonly $ref?: string;
  /** Targets of `$ref`, such as `#/$defs/name`. */
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly [key: string]: unknown;
}

/** Follows `$ref`. */
export function resolveRef(schema: Schema, $defs = schema.$defs): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? undefined : $defs?.[name];
  return target ? resolveRef(target, $defs) : schema;
}

/** The type of the attribute. Of several types the first one counts, as in the page. */
export function typeOf(schema: Schema, $defs = schema.$defs): 'text' | 'number' | 'boolean' | 'json' {
  const { type, anyOf, enum: values } = resolveRef(schema, $defs);
  if (anyOf?.[0]) return typeOf(anyOf[0], $defs);
  const [first] = typeof type === 'string' ? [type] : (type ?? []);
  if (first === 'string') return 'text';
  if (first === 'number' || first === 'integer') return 'number';
  if (first === 'boolean') return 'boolean';
  return values?.every((value) => typeof value === 'string') ? 'text' : 'json';
}
