/** As much of a JSON Schema as a form is made from. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly default?: unknown;
  readonly $ref?: string;
  /** What schemas refer to, as `#/$defs/name`. */
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly [key: string]: unknown;
}

/** The schema that this one means, which may stand elsewhere. */
export function meantBy(schema: Schema, $defs = schema.$defs): Schema {
  const name = schema.$ref?.replace('#/$defs/', '');
  const meant = name === undefined ? undefined : $defs?.[name];
  return meant ? meantBy(meant, $defs) : schema;
}

/** How an attribute of this type is written; of several types, the first one counts, as it does in the page. */
export function typeOf(schema: Schema, $defs = schema.$defs): 'text' | 'number' | 'boolean' | 'json' {
  const { type, anyOf, enum: values } = meantBy(schema, $defs);
  if (anyOf?.[0]) return typeOf(anyOf[0], $defs);
  const [first] = typeof type === 'string' ? [type] : (type ?? []);
  if (first === 'string') return 'text';
  if (first === 'number' || first === 'integer') return 'number';
  if (first === 'boolean') return 'boolean';
  return values?.every((value) => typeof value === 'string') ? 'text' : 'json';
}
