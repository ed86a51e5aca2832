/** Rules of both return wizards. Products are identified by their index. */

/** A removed product stays in the list and is sent, but needs no answers. */
export interface Returned {
  readonly removed: boolean;
}

type Predicate<Product> = (product: Product) => boolean;

/** Indexes of the products that are not removed. */
export function remainingIndexes(products: readonly Returned[]): number[] {
  return [...products.keys()].filter((at) => !products[at]!.removed);
}

/** The last product cannot be removed, because the return would be empty. */
export function canRemove(products: readonly Returned[]): boolean {
  return remainingIndexes(products).length > 1;
}

/** Marks a product as removed, if that is allowed. */
export function withRemoved<Product extends Returned>(products: readonly Product[], at: number): readonly Product[] {
  return canRemove(products) ? withMark(products, at, true) : products;
}

/** Takes a product back in. */
export function withRestored<Product extends Returned>(products: readonly Product[], at: number): readonly Product[] {
  return withMark(products, at, false);
}

function withMark<Product extends Returned>(products: readonly Product[], at: number, removed: boolean) {
  return products.map((product, place) => (place === at ? { ...product, removed } : product));
}

/**
 * The index of the product to select when `requested` may be removed: itself, the next one, or the last; -1 when there is
 * none.
 */
export function selectable(products: readonly Returned[], requested: number): number {
  const places = remainingIndexes(products);
  return places.find((at) => at >= requested) ?? places.at(-1) ?? -1;
}

/** Whether every product that is not removed is complete, and there is at least one. */
export function isAllComplete<Product extends Returned>(
  products: readonly Product[],
  isComplete: Predicate<Product>,
): boolean {
  const places = remainingIndexes(products);
  return places.length > 0 && places.every((at) => isComplete(products[at]!));
}

/** The next product behind `from` of which something is missing, else the first one before it; null when there is none. */
export function nextIncomplete<Product extends Returned>(
  products: readonly Product[],
  isComplete: Predicate<Product>,
  from: number,
): number | null {
  const open = remainingIndexes(products).filter((at) => !isComplete(products[at]!));
  return open.find((at) => at > from) ?? open.find((at) => at < from) ?? open[0] ?? null;
}

/** What the button of a product does: `next` opens the next step, `save` the next product. */
export type NextAction = 'next' | 'save';

export function nextAction<Product extends Returned>(
  products: readonly Product[],
  isComplete: Predicate<Product>,
): NextAction {
  return isAllComplete(products, isComplete) ? 'next' : 'save';
}

/** The most files of each kind per product. */
export const MAX_FILES = { images: 4, videos: 2 } as const;
