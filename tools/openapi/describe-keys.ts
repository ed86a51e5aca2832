/** A JSON Schema, as far as comments are written into it. */
export interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

/** Writes what the contract says of each key beside it; what is described elsewhere is left alone. */
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
