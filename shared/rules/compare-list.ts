import type { Compared } from '../contract/compare.ts';
import { isSameId } from './same-id.ts';

/** The products that a shopper compares, in the order of choice. */
export type CompareList = readonly Compared[];

type Product = Pick<Compared, 'type' | 'id'>;

/** A key for maps and sets; ids are counted per type. */
export function productKey({ type, id }: Product): string {
  return `${type} ${id}`;
}

/** Ids are counted per type. */
export function isSameProduct(a: Product, b: Product): boolean {
  return a.type === b.type && isSameId(a.id, b.id);
}

export function isCompared(list: CompareList, product: Product): boolean {
  return list.some((item) => isSameProduct(item, product));
}

/** The list without the product. */
export function withoutProduct(list: CompareList, product: Product): CompareList {
  return list.filter((item) => !isSameProduct(item, product));
}

/** Adds the product at the end, or removes it if it is on the list. Its id keeps its type. */
export function toggleProduct(list: CompareList, { type, id }: Product): CompareList {
  return isCompared(list, { type, id }) ? withoutProduct(list, { type, id }) : [...list, { id, type }];
}

/**
 * Reads a stored list. A missing, invalid or foreign value is an empty list; entries that are not products and
 * duplicates are left out.
 */
export function readCompareList(stored: string | null): CompareList {
  try {
    const value: unknown = JSON.parse(stored!);
    return parseCompareList(value);
  } catch {
    return [];
  }
}

/** Reads a value of the page's scripts. Entries that are not products, and duplicates, are left out. */
export function parseCompareList(value: unknown): CompareList {
  const list: Compared[] = [];
  for (const item of Array.isArray(value) ? value : [])
    if (isProduct(item) && !isCompared(list, item)) list.push({ id: item.id, type: item.type });
  return list;
}

/** Whether it names a product. */
export function isProduct(value: unknown): value is Compared {
  const { type, id } = (value ?? {}) as { type?: unknown; id?: unknown };
  return typeof type === 'string' && type !== '' && (typeof id === 'number' || (typeof id === 'string' && id !== ''));
}

/** The items in the order of the list; items that are not on the list come last. */
export function inListOrder<Item extends Product>(items: readonly Item[], list: CompareList): Item[] {
  const rank = (item: Item) => {
    const at = list.findIndex((product) => isSameProduct(product, item));
    return at < 0 ? list.length : at;
  };
  return items.toSorted((a, b) => rank(a) - rank(b));
}

/** Filters the items after a change of the list: removed products are left out. */
export function itemsLeft<Item extends Product>(
  items: readonly Item[],
  { before, now }: { readonly before: CompareList; readonly now: CompareList },
): Item[] {
  return items.filter((item) => isCompared(now, item) || !isCompared(before, item));
}

/** Whether something is on the list that was not there before. */
export function hasNewProducts({ before, now }: { readonly before: CompareList; readonly now: CompareList }): boolean {
  return now.some((product) => !isCompared(before, product));
}
