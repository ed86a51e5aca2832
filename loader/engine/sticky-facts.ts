/** Reads the detail of an event as a fact; undefined when it is none. */
type Read = (detail: unknown) => unknown;

/**
 * The facts that the page remembers and that other tabs of the shop are told. Each one that is dispatched, by a script
 * of the page or by another tab, has its shape checked here, and nothing else crosses tabs.
 */
export const facts: ReadonlyMap<string, Read> = new Map([
  ['cart-count', readCount],
  ['compare-changed', readList],
]);

function readCount(detail: unknown): unknown {
  const { count } = (detail ?? {}) as { count?: unknown };
  // A template may print the number as text.
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
