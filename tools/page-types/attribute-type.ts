/** A JSON Schema of an input, as far as its attribute depends on it. */
type InputSchema = Readonly<Record<string, unknown>>;

/** The words of an input that allows only these; undefined for any other. */
export function wordsOf({ type, enum: words, pattern }: InputSchema): readonly string[] | undefined {
  if (type === 'boolean') return ['true', 'false', '1', '0'];
  if (Array.isArray(words)) return words.map(String);
  if (typeof pattern !== 'string') return undefined;
  return /^\^\(\?:([\w|-]+)\)\$$/.exec(pattern)?.[1]?.split('|').filter(Boolean);
}

/** The type of an attribute in TypeScript, as templates of a framework write it. Lists and objects are written as JSON. */
export function attributeType(schema: InputSchema): string {
  if (schema['type'] === 'boolean') return "boolean | '' | 'true' | 'false' | '1' | '0'";
  if (schema['type'] === 'number' || schema['type'] === 'integer') return 'number | `${number}`';
  const words = wordsOf(schema);
  // A number is written without quotes too.
  if (words) return words.flatMap((word) => [`'${word}'`, ...(/^\d+$/.test(word) ? [word] : [])]).join(' | ');
  return schema['type'] === 'string' ? 'string | number' : 'string';
}
