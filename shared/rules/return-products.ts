import type { PickerProduct } from '../contract/returns.ts';

export type Manual = PickerProduct['manuals'][number];

/** The manuals of a product; each address is listed once. */
export function manualsOf({ manual, manuals }: Pick<PickerProduct, 'manual' | 'manuals'>): Manual[] {
  const all = manual ? [manual, ...manuals] : manuals;
  return all.filter(({ url }, at) => all.findIndex((manual) => manual.url === url) === at);
}

/** Pieces that can be returned: those that were bought, without those that are already in a return. */
export function returnableAmount({ amount, reserved }: Pick<PickerProduct, 'amount' | 'reserved'>): number {
  return Math.max(0, amount - (reserved ?? 0));
}
