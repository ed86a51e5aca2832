import { createContext } from 'react';

/** What a slot tells about itself, as data attributes of its element: `{ productId: 4711 }` is `data-product-id`. */
export type SlotData = Readonly<Record<string, string | number>>;

/**
 * Puts the element of a slot into a place of the view, and fills it if it is new.
 *
 * @param copyKey identifies a copy; without it the widget has this slot once
 */
export type ShowSlot = (place: HTMLElement, name: string, data?: SlotData, copyKey?: string) => void;

/** Null in a view that the runtime did not mount. */
export const SlotContext = createContext<ShowSlot | null>(null);
