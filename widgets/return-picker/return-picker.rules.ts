import type { PickerProduct } from '../../shared/contract/returns.ts';

/** Pieces to send back, by the id of their product; what is not in it is not chosen. */
export type Selection = Readonly<Record<string, number>>;

/** Pieces that can be sent back: those that were bought and are not on their way back already. */
export function returnable({ amount, reserved }: Pick<PickerProduct, 'amount' | 'reserved'>): number {
  return Math.max(0, amount - (reserved ?? 0));
}

/** A product is chosen with one piece; one of which nothing is left is not chosen at all. */
export function toggled(selection: Selection, product: PickerProduct): Selection {
  const { [String(product.id)]: chosen, ...others } = selection;
  if (chosen !== undefined) return others;
  return returnable(product) < 1 ? selection : { ...selection, [String(product.id)]: 1 };
}

/** One piece more or less, from 1 to what can be sent back. */
export function stepped(selection: Selection, product: PickerProduct, by: 1 | -1): Selection {
  const chosen = selection[String(product.id)];
  if (chosen === undefined) return selection;
  return { ...selection, [String(product.id)]: Math.min(returnable(product), Math.max(1, chosen + by)) };
}

/** One or several manuals, each address once. */
export function manualsOf({ manual, manuals }: Pick<PickerProduct, 'manual' | 'manuals'>): PickerProduct['manuals'] {
  const all = manual ? [manual, ...manuals] : manuals;
  return all.filter(({ url }, at) => all.findIndex((other) => other.url === url) === at);
}
