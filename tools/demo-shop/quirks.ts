/** Rewrites an answer as PHP might encode it: the same values in other types. */
export function asPhpWrites(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 1 : '0';
  if (Array.isArray(value)) return asFilteredArray(value);
  if (value !== null && typeof value === 'object') return asMap(value);
  return value;
}

/** `array_filter` leaves gaps between the keys, and such an array is encoded as an object. */
function asFilteredArray(list: unknown[]): unknown {
  if (list.length === 0) return [];
  return Object.fromEntries(list.map((item, index) => [String(index * 2 + 1), asPhpWrites(item)]));
}

function asMap(value: object): unknown {
  const entries = Object.entries(value);
  return entries.length === 0 ? [] : Object.fromEntries(entries.map(([key, item]) => [key, asPhpWrites(item)]));
}

/** Keeps an answer valid JSON and violates the contract in each of its values. */
export function asNobodyExpects(answer: unknown): unknown {
  if (answer === null || typeof answer !== 'object') return 'unexpected';
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, broken(value)]));
}

function broken(value: unknown): unknown {
  return typeof value === 'string' ? { unexpected: true } : 'unexpected';
}
