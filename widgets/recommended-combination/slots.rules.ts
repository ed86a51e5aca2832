import type { CombinationProduct } from '../../shared/contract/combination.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { isSameId } from '../../shared/rules/same-id.ts';

/** An accessory that the shopper added, and how many times. */
export interface Slot {
  readonly product: CombinationProduct;
  /** From 1 to `MAX_PIECES`. */
  readonly quantity: number;
}

/** The filled slots in order, without gaps: when the first is removed, the second takes its place. */
export type Slots = readonly Slot[];

/** How many accessories a combination takes, and how many times each. */
export const MAX_SLOTS = 2;
export const MAX_PIECES = 10;

/** The number of visible slots: the filled ones and the next one, if any. */
export function visibleSlots(slots: Slots): number {
  return Math.min(MAX_SLOTS, slots.length + 1);
}

/** Another accessory starts with one piece; the same one keeps its quantity. */
export function fillSlot(slots: Slots, at: number, product: CombinationProduct): Slots {
  const now = slots[at];
  if (!now) return slots.length < MAX_SLOTS ? [...slots, { product, quantity: 1 }] : slots;
  const quantity = isSameId(now.product.id, product.id) ? now.quantity : 1;
  return replace(slots, at, { product, quantity });
}

export function clearSlot(slots: Slots, at: number): Slots {
  return slots.filter((_, index) => index !== at);
}

/** Adds or removes one piece; at 0, the accessory is removed. */
export function stepSlot(slots: Slots, at: number, by: 1 | -1): Slots {
  const now = slots[at];
  if (!now) return slots;
  const quantity = Math.min(MAX_PIECES, now.quantity + by);
  return quantity < 1 ? clearSlot(slots, at) : replace(slots, at, { ...now, quantity });
}

function replace(slots: Slots, at: number, slot: Slot): Slots {
  return slots.map((now, index) => (index === at ? slot : now));
}

/** Why the shop cannot supply what was selected. */
export type Shortage =
  | { readonly is: 'sold-out'; readonly product: CombinationProduct }
  | { readonly is: 'too-many'; readonly product: CombinationProduct; readonly most: number };

/** Why the accessory of this slot cannot be supplied. Slots with the same product are added up. */
export function shortageOf(slots: Slots, { product }: Slot): Shortage | null {
  const { inStock, maxAllowed: most } = product;
  // A limit below 1 means sold out.
  if (!inStock || (most !== null && most < 1)) return { is: 'sold-out', product };
  return most !== null && piecesOf(slots, product.id) > most ? { is: 'too-many', product, most } : null;
}

function piecesOf(slots: Slots, id: WireId): number {
  return slots.filter(({ product }) => isSameId(product.id, id)).reduce((sum, { quantity }) => sum + quantity, 0);
}
