/** The parts of a JSON Schema that the tables read. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly additionalProperties?: Schema | boolean;
}

/** A key of a body or an answer. */
export interface Key {
  /** Such as `items[].price`. */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly description: string;
}

export type Resolve = (schema: Schema) => Schema;

/** Where a sheet has shown the keys of a type, by its reference. */
export type Shown = Map<string, string>;

/**
 * The keys of a schema, each followed by those within it. Of several forms, each key once; of a type that was shown
 * before, only where.
 * @param call such as `POST /cart/get`
 */
export function keysOf(schema: Schema, call: string, resolve: Resolve, shown: Shown): readonly Key[] {
  const keys = new Map<string, Key>();
  collect({ schema, path: '', isTop: true });
  return [...keys.values()];

  function collect({ schema: outer, path, isTop = false }: { schema: Schema; path: string; isTop?: boolean }): void {
    const reference = isTop ? undefined : referenceOf(outer, resolve);
    if (reference && shown.has(reference)) return refer(path, shown.get(reference)!);
    if (reference) shown.set(reference, `\`${path}\` of \`${call}\``);
    const forms = formsOf(outer, resolve);
    for (const { properties, required = [], items, additionalProperties: values } of forms) {
      for (const [name, property] of Object.entries(properties ?? {})) {
        const here = path === '' ? name : `${path}.${name}`;
        const isRequired = required.includes(name) && forms.every((form) => form.required?.includes(name));
        if (!keys.has(here)) keys.set(here, keyOf(here, property, isRequired, resolve));
        collect({ schema: property, path: here });
      }
      if (items) collect({ schema: items, path: `${path}[]` });
      if (typeof values === 'object') collect({ schema: values, path: `${path}.…` });
    }
  }

  /** Says at the key of a list, a map or an object where the keys within it are. */
  function refer(path: string, place: string): void {
    const owner = path.replace(/(\[\]|\.…)+$/, '');
    const key = keys.get(owner);
    // Of a map that may also be a list, both have the same place.
    if (key && !place.startsWith(`\`${owner}.…`))
      keys.set(owner, { ...key, description: `${key.description} Keys: as in ${place}.`.trim() });
  }
}

/** The name of a type that has keys, also of one that may be null. */
function referenceOf({ $ref, anyOf = [] }: Schema, resolve: Resolve): string | undefined {
  const reference = $ref ?? anyOf.find((form) => form.$ref)?.$ref;
  return reference && resolve({ $ref: reference }).properties ? reference : undefined;
}

/** The forms that a value may have, without null. */
function formsOf(schema: Schema, resolve: Resolve): readonly Schema[] {
  const { anyOf, ...own } = resolve(schema);
  return anyOf ? anyOf.flatMap((form) => formsOf(form, resolve)) : own.type === 'null' ? [] : [own];
}

function keyOf(path: string, schema: Schema, isRequired: boolean, resolve: Resolve): Key {
  const forms = formsOf(schema, resolve);
  const written = JSON.stringify([resolve(schema).anyOf?.map(({ type }) => type), resolve(schema).type]);
  return {
    path,
    type: [...new Set(forms.flatMap(typesOf))].join(' or '),
    isRequired,
    isNullable: written.includes('"null"'),
    description: [schema.description ?? resolve(schema).description ?? '', ...unitsOf(schema, forms)].join(' ').trim(),
  };
}

/** An amount that may be null has its unit inside. */
function unitsOf({ description = '' }: Schema, forms: readonly Schema[]): string[] {
  return forms
    .flatMap((form) => form.description ?? [])
    .filter((text) => text === 'Euros.' && !description.includes(text));
}

const WORDS: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', array: 'list' };

function typesOf({ type = [], enum: values, const: only, properties, additionalProperties: more }: Schema): string[] {
  if (values) return values.map((value) => `\`${JSON.stringify(value)}\``);
  if (only !== undefined) return [`\`${JSON.stringify(only)}\``];
  if (type === 'object' && !properties && typeof more === 'object') return ['map'];
  const types = (Array.isArray(type) ? (type as readonly string[]) : [type as string]).filter(
    (name) => name !== 'null',
  );
  return types.length === 0 ? ['anything'] : types.map((name) => WORDS[name] ?? name);
}
