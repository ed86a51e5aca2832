import type { PickerProduct } from '../../shared/contract/returns.ts';
import { returnableAmount } from '../../shared/rules/return-products.ts';

/** The products of one order. */
export interface Order<Item> {
  /** Null where the shop names no order. */
  readonly number: string | null;
  /** The day of the order, as the shop wrote it. */
  readonly date: string | null;
  readonly items: readonly Item[];
}

type OfOrder = Pick<PickerProduct, 'order_number' | 'ordered_at'>;

/** The products by order, in the order in which they are listed. */
export function byOrder<Item extends { readonly product: OfOrder }>(items: readonly Item[]): Order<Item>[] {
  const orders = new Map<string, Order<Item>>();
  for (const item of items) {
    const { order_number: number, ordered_at: date } = item.product;
    const key = number ?? date ?? '';
    orders.set(key, { number, date, items: [...(orders.get(key)?.items ?? []), item] });
  }
  return [...orders.values()];
}

/** Pieces to return, by product id; a product that is not selected has no entry. */
export type Selection = Readonly<Record<string, number>>;

/** Selects a product with one piece, or deselects it. A product without returnable pieces is never selected. */
export function toggle(selection: Selection, product: PickerProduct): Selection {
  const { [String(product.id)]: selected, ...others } = selection;
  if (selected !== undefined) return others;
  return returnableAmount(product) < 1 ? selection : { ...selection, [String(product.id)]: 1 };
}

/** Adds or removes one piece, between 1 and the returnable amount. */
export function changeQuantity(selection: Selection, product: PickerProduct, by: 1 | -1): Selection {
  const selected = selection[String(product.id)];
  if (selected === undefined) return selection;
  return { ...selection, [String(product.id)]: Math.min(returnableAmount(product), Math.max(1, selected + by)) };
}
