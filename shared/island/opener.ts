import * as z from 'zod/mini';

/**
 * What the page's server has printed for a shopper to open the widget with: a link, a button, or the summary of a
 * `<details>`, directly in the element. It keeps its look and its place.
 */
export function openerIn(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>(':scope > a[href], :scope > button, :scope > details > summary');
}

/** As an input that no page configures: `printed` reads it. */
export const printedOpener = {
  opener: z._default(z.nullable(z.custom<HTMLElement>((value) => value instanceof HTMLElement)), null),
};
