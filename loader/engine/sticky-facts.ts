/**
 * Facts of which the page keeps the latest, and which it shares with the other tabs of the shop. Each fact is checked
 * here, because scripts of the page and other tabs may publish it.
 */
const readers: ReadonlyMap<string, (detail: never) => unknown> = new Map<string, (detail: never) => unknown>([
  ['cart-count', readCount],
  ['compare-changed', readList],
]);

export const stickyNames: readonly string[] = [...readers.keys()];

/** Reads the detail of an event as a fact. Falsy when it is invalid, or when the fact is not sticky. */
export function readStickyFact(name: string, detail: unknown): unknown {
  const read = readers.get(name);
  if (!read) return;
  let fact: unknown;
  try {
    fact = read(detail as never);
  } catch {
    // The detail is no object, or a value throws when it is read, or when it becomes text.
  }
  if (!fact) console.warn('Invalid fact:', detail);
  return fact;
}

function readCount({ count }: { readonly count: unknown }): unknown {
  // A template may write the number as text.
  const number = typeof count === 'string' && /^\d+$/.test(count) ? Number(count) : count;
  return Number.isSafeInteger(number) && (number as number) >= 0 && { count: number };
}

function readList({ items }: { readonly items: readonly Partial<Record<string, unknown>>[] }): unknown {
  const list = items.map(({ id, type }) => ({ id, type }));
  return list.every(isProduct) && { items: list };
}

function isProduct({ id, type }: { readonly id: unknown; readonly type: unknown }): boolean {
  return typeof type === 'string' && (typeof id === 'string' || Number.isFinite(id));
}
