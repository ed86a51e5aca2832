import type { Cart, CartLine } from '../contract/cart.ts';

type Line = Pick<CartLine, 'type' | 'free' | 'qty'>;
type LineKey = Pick<CartLine, 'type' | 'id' | 'free' | 'quotationId'>;

/** A second-chance product exists once, and the quantity of a gift is fixed. */
export function canIncrease({ type, free }: Pick<Line, 'type' | 'free'>): boolean {
  return !free && type !== 'second-chance-product';
}

/** A quantity of 1 cannot be decreased; the line is removed instead. */
export function canDecrease({ qty, free }: Pick<Line, 'qty' | 'free'>): boolean {
  return !free && qty > 1;
}

export function canRemove({ free }: Pick<Line, 'free'>): boolean {
  return !free;
}

/** The most calls of one typed quantity; servers commonly answer sixty a minute. */
export const MAX_STEPS = 30;

/**
 * The quantity that a line gets when a shopper types one.
 *
 * @param most pieces more or less; `Infinity` where one call takes any quantity
 */
export function reachableQuantity({ type, free, qty }: Line, typed: number, most = MAX_STEPS): number {
  if (typed > qty && !canIncrease({ type, free })) return qty;
  if (typed < qty && !canDecrease({ free, qty })) return qty;
  return Math.min(Math.max(typed, 1, qty - most), qty + most);
}

/** A gift, or a line of a quotation, may be the same product as a line that is paid for. */
export function isSameLine(line: LineKey, candidate: LineKey): boolean {
  return keyOf(line) === keyOf(candidate);
}

export function keyOf({ type, id, free, quotationId }: LineKey): string {
  return `${type} ${id} ${free} ${quotationId ?? ''}`;
}

/** Pieces of the line; undefined when the cart does not have it. */
export function quantityIn({ items }: Pick<Cart, 'items'>, line: LineKey): number | undefined {
  return items.find((candidate) => isSameLine(line, candidate))?.qty;
}
