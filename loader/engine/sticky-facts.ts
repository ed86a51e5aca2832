/** Reads the detail of an event as a fact. Undefined when it is invalid. */
type Read = (detail: unknown) => unknown;

/**
 * Facts of which the page keeps the latest, and which it shares with the other tabs of the shop. Each fact is checked
 * here, because scripts of the page and other tabs may publish it.
 */
export const stickyFacts: ReadonlyMap<string, Read> = new Map([
  ['cart-count', readCount],
  ['compare-changed', readList],
]);

function readCount(detail: unknown): unknown {
  const { count } = (detail ?? {}) as { count?: unknown };
  // A template may write the number as text.
  return /^\d+$/.test(String(count)) ? { count: Number(count) } : undefined;
}

function readList(detail: unknown): unknown {
  const { items } = (detail ?? {}) as { items?: unknown };
  if (!Array.isArray(items)) return undefined;
  const list = items.map((item) => ({ id: item?.id, type: item?.type }));
  return list.every(isProduct) ? { items: list } : undefined;
}

function isProduct({ id, type }: { readonly id: unknown; readonly type: unknown }): boolean {
  return typeof type === 'string' && (typeof id === 'string' || typeof id === 'number');
}
