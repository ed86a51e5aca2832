export type Words = ReadonlyMap<string, string>;

/** Flattens the texts to `key.key → text`. */
export function flatten(texts: unknown): Words {
  const words = new Map<string, string>();
  function walk(value: unknown, key: string) {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, key === '' ? name : `${key}.${name}`);
    } else words.set(key, String(value));
  }
  walk(texts, '');
  return words;
}

/** What differs between the languages: keys, placeholders, and texts that are empty. */
export function compareTexts(catalogues: readonly { path: string; words: Words }[]): string[] {
  const keys = new Set(catalogues.flatMap(({ words }) => [...words.keys()]));
  const [first] = catalogues;
  return [...keys].flatMap((key) =>
    catalogues.flatMap(({ path, words }) => {
      const text = words.get(key);
      if (text === undefined) return [`${path}: '${key}' is missing`];
      if (text.trim() === '') return [`${path}: '${key}' is empty`];
      const expected = placeholders(first?.words.get(key) ?? text);
      const names = placeholders(text);
      return expected === names
        ? []
        : [`${path}: '${key}' has the placeholders ${names || 'none'}, in ${first?.path} ${expected || 'none'}`];
    }),
  );
}

/** The placeholders of a text in alphabetical order: `{{count}} {{name}}`. */
function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\s*\w+\s*\}\}/g) ?? [])].toSorted().join(' ');
}
