/** The parts of a JSON Schema that comments are added to. */
export interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Adds the comments of the contract to each key. Skips references. */
export function describeKeys(
  schema: Schema,
  commentOf: (path: readonly string[]) => string | undefined,
  path: readonly string[] = [],
): void {
  if (schema.$ref) return;
  for (const inner of [schema.items, ...(schema.anyOf ?? [])]) if (inner) describeKeys(inner, commentOf, path);
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const here = [...path, key];
    const comment = commentOf(here);
    if (comment) property.description = [comment, property.description].filter(Boolean).join(' ');
    describeKeys(property, commentOf, here);
  }
}
