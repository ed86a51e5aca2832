const NAMES_ID = /(^|_)(id|ids|method|option|options)$/;

/**
 * Writes ids in examples as numbers, the same number for the same text. A validator of JSON Schema draft 4, such as
 * Debian's php-json-schema, takes a text under the key `id` for the address of a schema, and fails.
 */
export function createIdNumbers() {
  const numbers = new Map<string, number>();

  function learn(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, entry] of Object.entries(value)) {
      if (key !== 'id' || typeof entry !== 'string') learn(entry);
      else if (!numbers.has(entry)) numbers.set(entry, /^\d+$/.test(entry) ? Number(entry) : 9000 + numbers.size);
    }
  }

  /** Also where another key names the id, such as `shipping_method` or `brand_ids`. */
  function numbered(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return (NAMES_ID.test(key) && numbers.get(value)) || value;
    if (Array.isArray(value)) return value.map((entry) => numbered(entry, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, numbered(entry, name)]));
  }

  return { learn, numbered };
}
